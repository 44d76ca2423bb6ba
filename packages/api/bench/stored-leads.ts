import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServiceRequest } from '@hvac/content/model';
import type { LeadRecord } from '../src/leads/lead-record.ts';
import { encode } from '../src/store/lowdb/envelope.ts';
import { nameOf } from '../src/store/lowdb/month-file.ts';

export const collection = 'service_requests';

/** A record of ordinary size: about 750 bytes. */
export function record(receivedAt: string): LeadRecord<ServiceRequest> {
  const id = randomUUID();
  return {
    entity: {
      id,
      firstName: 'Dana',
      lastName: 'Whitfield',
      phone: '904-555-0142',
      email: 'dana.whitfield@example.com',
      isNewCustomer: true,
      serviceType: 'Schedule Repair',
      message: 'The upstairs unit blows warm air since Tuesday and the drain pan is full. '.repeat(4).trim(),
      createdAt: receivedAt,
    },
    intake: {
      nonce: randomBytes(16).toString('base64url'),
      digest: createHash('sha256').update(id).digest('hex'),
      suspect: [],
      receivedAt,
    },
  };
}

/** Times spread over a month, oldest first. `ago` counts months back from the present one. */
export function timesIn(ago: number, count: number, now = new Date()): string[] {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1);
  // The present month is filled up to now, so that nothing comes from the future.
  const end = ago === 0 ? now.getTime() : Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago + 1, 1);
  return Array.from({ length: count }, (_, index) => new Date(start + ((end - start) * index) / count).toISOString());
}

/**
 * Fills a new data folder as the store itself would have.
 * @param months records in each month, the present one first
 */
export async function fillDataFolder(root: string, months: readonly number[]): Promise<void> {
  const files: string[] = [];
  for (const [ago, count] of months.entries()) {
    const times = timesIn(ago, count);
    const month = times[0]?.slice(0, 7);
    if (month === undefined) continue;
    const file = nameOf({ collection, month, part: 1 });
    await put(root, file, times.map(record));
    files.push(file);
  }
  await put(
    root,
    'store.json',
    files.toReversed().map((file) => ({ file })),
  );
}

async function put(root: string, file: string, rows: readonly object[]): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), encode(file, rows));
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newLeadState, type Lead } from '../src/leads/model/lead.ts';

/** A lead of ordinary size: about 1 kB. */
export function storedLead(receivedAt: string): Lead<'service-request'> {
  const id = randomUUID();
  return {
    kind: 'service-request',
    entity: {
      id,
      firstName: 'Dana',
      lastName: 'Whitfield',
      phone: '904-555-0142',
      email: 'dana.whitfield@example.com',
      serviceType: 'Schedule Repair',
      message: 'The upstairs unit blows warm air since Tuesday and the drain pan is full. '.repeat(4).trim(),
      isNewCustomer: true,
      createdAt: receivedAt,
    },
    submission: {
      nonce: randomBytes(16).toString('base64url'),
      digest: createHash('sha256').update(id).digest('hex'),
      suspect: [],
      receivedAt,
    },
    state: newLeadState(),
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
 * @param months leads in each month, the present one first
 * @param make a lead of a time; the index counts all of them
 */
export async function fillDataFolder(
  root: string,
  months: readonly number[],
  make: (receivedAt: string, index: number) => Lead = storedLead,
): Promise<void> {
  await mkdir(join(root, 'leads'), { recursive: true });
  let index = 0;
  for (const [ago, count] of [...months.entries()].toReversed()) {
    const leads = timesIn(ago, count).map((time) => make(time, index++));
    const month = leads[0]?.submission.receivedAt.slice(0, 7);
    if (month !== undefined) await writeFile(join(root, 'leads', `${month}.json`), JSON.stringify(leads));
  }
}

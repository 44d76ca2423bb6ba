import { hash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newLeadState, type Lead } from '../src/leads/model/lead.ts';

const surnames = ['Whitfield', 'Muñoz', 'Okafor', 'Delgado', 'Pruitt', 'Hargrove', 'O’Neill', 'Bell', 'Pham', 'Bauer'];
const streets = ['Beach Blvd', 'Oak Lane', 'River Road', 'Bay Street', 'San Jose Blvd', 'Park Avenue', 'Main Street'];
const complaint = 'The upstairs unit blows warm air since Tuesday and the drain pan is full. '.repeat(4).trim();

/** A lead of ordinary size, about 1 kB, that differs from others as leads do, with what the mail leaves beside it. */
export function storedLead(receivedAt: string, index: number): Lead<'service-request'> {
  const id = randomUUID();
  return {
    kind: 'service-request',
    entity: {
      id,
      firstName: 'Dana',
      lastName: surnames[index % surnames.length] ?? '',
      phone: `904-${String(100 + (index % 900))}-${String(index % 10_000).padStart(4, '0')}`,
      email: 'dana.whitfield@example.com',
      serviceType: 'Schedule Repair',
      message: `${complaint} I live at ${index} ${streets[index % streets.length]}, please ring twice.`,
      isNewCustomer: true,
      createdAt: receivedAt,
    },
    submission: {
      nonce: randomBytes(16).toString('base64url'),
      digest: hash('sha256', id),
      suspect: [],
      receivedAt,
    },
    state: {
      ...newLeadState({ office: { 'office@hvac.example': { attempts: 1, sentAt: receivedAt } } }),
      history: [{ at: receivedAt, kind: 'mail-sent', detail: '' }],
    },
  };
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
  const now = new Date();
  let index = 0;
  for (const [ago, count] of [...months.entries()].toReversed()) {
    const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1);
    // The present month is filled up to now, so that nothing comes from the future.
    const end = ago === 0 ? now.getTime() : Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago + 1, 1);
    const times = Array.from({ length: count }, (_, at) => new Date(start + ((end - start) * at) / count));
    const leads = times.map((time) => make(time.toISOString(), index++));
    await writeFile(join(root, 'leads', `${new Date(start).toISOString().slice(0, 7)}.json`), JSON.stringify(leads));
  }
}

/** Fills a new data folder with 25,000 leads: two years of a busy contractor, more than retention leaves. */
export const fillTwoYears = (root: string): Promise<void> => fillDataFolder(root, Array<number>(24).fill(1042));

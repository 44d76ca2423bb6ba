import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { LeadRecord } from '../../src/leads/lead-record.ts';
import type { StoredLead } from '../../src/store/port.ts';

/** Schema of the entities that the store's own tests keep. */
export const noteCollections = {
  notes: z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime(), text: z.string() }),
};

export type Note = LeadRecord<{ id: string; createdAt: string; text: string }>;

/** A record for the store's own tests. */
export function note(text: string, receivedAt = '2026-11-21T15:00:00.000Z'): Note {
  return {
    entity: { id: randomUUID(), createdAt: receivedAt, text },
    intake: { nonce: randomUUID(), digest: 'd', suspect: [], receivedAt },
  };
}

/** A note that may come from a program. */
export const suspectNote = (text: string, receivedAt?: string): Note => {
  const { entity, intake } = note(text, receivedAt);
  return { entity, intake: { ...intake, suspect: ['honeypot'] } };
};

/** A note whose message to the office is due. */
export const noteWithMail = (text: string, receivedAt?: string): Note => {
  const { entity, intake } = note(text, receivedAt);
  return { entity, intake: { ...intake, mail: 'due' } };
};

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** The texts of notes that were looked for. */
export const textsFound = async (leads: AsyncIterable<StoredLead>): Promise<string[]> =>
  (await collect(leads)).map(({ record }) => (record.entity as Note['entity']).text);

export const textsOf = async (records: AsyncIterable<LeadRecord>): Promise<string[]> =>
  (await collect(records)).map(({ entity }) => (entity as Note['entity']).text);

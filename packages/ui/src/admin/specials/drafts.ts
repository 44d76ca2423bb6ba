import { adminSpecial } from '@hvac/content/model';
import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../forms/storage.ts';
import { typedPrefix } from '../auth/adminToken.ts';

const text = z.string();

const draft = z.object({
  values: z.object({
    title: text,
    discount: text,
    description: text,
    terms: text,
    startDate: text,
    expirationDate: text,
    printURL: text,
    isActive: z.boolean(),
  }),
  /** The special that it was typed over. */
  edited: z.optional(adminSpecial),
  /** The server makes one special of two saves with the same key, also after a reload. */
  idempotencyKey: text,
});
/** What was typed for a special, in this tab or in one that is closed. */
export type Draft = z.infer<typeof draft>;

const keyOf = (target: string) => `${typedPrefix}special:${target}`;

/** @param target key of what it is about */
export function readDraft(target: string): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(readStorage(keyOf(target), 'browser')?.['draft'] ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const writeDraft = (target: string, typed: Draft) =>
  writeStorage(keyOf(target), { draft: JSON.stringify(typed) }, 'browser');

export const dropDraft = (target: string) => writeStorage(keyOf(target), {}, 'browser');

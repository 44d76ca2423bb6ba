import { adminSpecial } from '@hvac/content/model';
import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../hydration/storage.ts';
import { draftPrefix } from '../auth/adminToken.ts';
import { specialValues } from './specialValues.ts';

const draft = z.object({
  values: specialValues,
  /** The special being edited, as it was then. */
  edited: z.optional(adminSpecial),
  /** Saves with the same key make one special, also after a reload. */
  idempotencyKey: z.string(),
});
/** An unsaved form, from this tab or a closed one. */
export type Draft = z.infer<typeof draft>;

const keyOf = (target: string) => `${draftPrefix}special:${target}`;

/** @param target key of the form */
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

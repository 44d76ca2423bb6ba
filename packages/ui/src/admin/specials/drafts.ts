import { adminSpecial, type AdminSpecial } from '@hvac/content/model';
import { writeStorage, readStorage } from '../../forms/storage.ts';
import { typedPrefix } from '../auth/adminToken.ts';
import { blank, fieldNames, type SpecialValues } from './specialValues.ts';

/** What was typed, what it was typed over, and under which key a new special is made of it. */
export interface Draft {
  values: SpecialValues;
  edited: AdminSpecial | undefined;
  /** A save whose answer was lost is known by it, also after a reload: the server makes one special of both. */
  idempotencyKey: string;
}

const prefix = `${typedPrefix}special:`;

const valueOf = (name: keyof SpecialValues, text: string) =>
  typeof blank[name] === 'boolean' ? text === 'true' : text;

/** A special as it was written down; undefined when it is none. */
function specialIn(text = 'null'): AdminSpecial | undefined {
  try {
    return adminSpecial.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What was typed for a special earlier, in this tab or in one that is closed. @param target key of what it is about */
export function keptDraft(target: string): Draft | undefined {
  const { edited, idempotencyKey, ...texts } = readStorage(prefix + target, 'browser') ?? {};
  const names = fieldNames.filter((name) => texts[name] !== undefined);
  if (idempotencyKey === undefined || names.length < fieldNames.length) return undefined;
  return {
    values: Object.fromEntries(
      names.map((name) => [name, valueOf(name, texts[name] ?? '')]),
    ) as unknown as SpecialValues,
    edited: specialIn(edited),
    idempotencyKey,
  };
}

export function keepDraft(target: string, { values, edited, idempotencyKey }: Draft): void {
  const texts = fieldNames.map((name) => [name, String(values[name])]);
  const more = { idempotencyKey, ...(edited && { edited: JSON.stringify(edited) }) };
  writeStorage(prefix + target, { ...Object.fromEntries(texts), ...more }, 'browser');
}

export const dropDraft = (target: string) => writeStorage(prefix + target, {}, 'browser');

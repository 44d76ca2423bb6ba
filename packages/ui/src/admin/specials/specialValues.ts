import type { AdminSpecial, SpecialBody } from '@hvac/content/model';
import { specialFieldLabels, specialFormWords as words } from '@hvac/content/words';
import * as z from 'zod/mini';
import { formatShortDate } from './specialDays.ts';

const text = z._default(z.string(), '');

/** The values of the form: no field is ever absent. */
export const specialValues = z.object({
  title: text,
  discount: text,
  description: text,
  terms: text,
  startDate: text,
  expirationDate: text,
  printURL: text,
  isActive: z._default(z.boolean(), true),
});
export type SpecialValues = z.output<typeof specialValues>;

export const emptySpecial = specialValues.parse({});

/** The fields, in display order. */
export const fieldNames = Object.keys(specialFieldLabels) as (keyof SpecialValues)[];

/** The values of a special, without what the form does not show. */
export const toSpecialValues = (special: AdminSpecial) => specialValues.parse(special);

/** The request body of the API. A special without a start date shows at once. */
export const toSpecialBody = ({ startDate, ...values }: SpecialValues): SpecialBody => ({
  ...values,
  ...(startDate !== '' && { startDate }),
});

/** Names of the fields that differ. */
export const changedFields = (one: SpecialValues, other: SpecialValues) =>
  fieldNames.filter((name) => one[name] !== other[name]);

/** A value as text. */
export function formatSpecialValue(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return value === '' ? words.nothing : formatShortDate(value);
}

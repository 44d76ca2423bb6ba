import { localFormat, type AdminSpecial, type SpecialBody, type SpecialChange } from '@hvac/content/model';
import { specialFieldLabels } from '@hvac/content/words';
import { digits } from './specialDays.ts';

/** What the form holds: no field is ever absent. */
export interface SpecialValues {
  title: string;
  discount: string;
  description: string;
  terms: string;
  startDate: string;
  expirationDate: string;
  printURL: string;
  isActive: boolean;
}

export const blank: SpecialValues = {
  title: '',
  discount: '',
  description: '',
  terms: '',
  startDate: '',
  expirationDate: '',
  printURL: '',
  isActive: true,
};

/** The fields in the order of the form. */
export const fieldNames = Object.keys(specialFieldLabels) as (keyof SpecialValues)[];

/** A special as the form takes it. */
export const valuesOf = (special: AdminSpecial): SpecialValues => ({
  title: special.title,
  discount: special.discount,
  description: special.description,
  terms: special.terms,
  startDate: special.startDate ?? '',
  expirationDate: special.expirationDate,
  printURL: special.printURL ?? '',
  isActive: special.isActive,
});

/** What the API takes. A special without a start date shows at once. */
export const bodyOf = ({ startDate, ...values }: SpecialValues): SpecialBody => ({
  ...values,
  ...(startDate !== '' && { startDate }),
});

/** Names of the fields in which two differ. */
export const differences = (one: SpecialValues, other: SpecialValues) =>
  fieldNames.filter((name) => one[name] !== other[name]);

/** A value as people read it. */
export function valueText(name: keyof SpecialValues | 'order', value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'isActive') return value === 'true' ? 'Yes' : 'No';
  if (name === 'order') return value === '' ? 'none' : String(Number(value) + 1);
  return value === '' ? 'none' : digits(value);
}

const kinds = {
  created: 'Created',
  edited: 'Edited',
  moved: 'Moved',
  deleted: 'Deleted',
  restored: 'Restored',
} as const satisfies Record<SpecialChange['kind'], string>;

const moment = localFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A change in words: when and by whom, what, and each field from what to what. */
export const changeWords = ({ at, by, kind, changes }: SpecialChange) => ({
  when: by === undefined ? moment().format(Date.parse(at)) : `${moment().format(Date.parse(at))} by ${by}`,
  what: kinds[kind],
  details: changes.map(({ field, from, to }) => {
    const label = field === 'order' ? 'Place' : specialFieldLabels[field];
    return `${label}: ${valueText(field, from)} → ${valueText(field, to)}`;
  }),
});

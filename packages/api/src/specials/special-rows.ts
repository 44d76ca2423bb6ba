import { adminMessages, specialFieldNames } from '@hvac/content/model';
import type { AdminSpecial, SpecialBody, SpecialChange } from '@hvac/content/model';
import { DomainError } from '../errors.ts';

type Rows = readonly AdminSpecial[];

/** When something was done, and the name of who did it. */
export type SpecialChangeMeta = Required<Pick<SpecialChange, 'at' | 'by'>>;

/** Most changes of a special that are kept: as many as the admin is shown. */
const longestHistory = 20;

/** Takes over field by field, but for the place: nothing that is sent gets into the store by itself. Empty is absent. */
export const bodyFields = (body: SpecialBody) => ({
  title: body.title,
  description: body.description,
  discount: body.discount,
  terms: body.terms,
  expirationDate: body.expirationDate,
  ...(body.printURL && { printURL: body.printURL }),
  isActive: body.isActive ?? true,
  ...(body.startDate && { startDate: body.startDate }),
});

/** Those that are not deleted, first to last. */
export const notDeleted = (rows: Rows): AdminSpecial[] =>
  rows.filter(({ deletedAt }) => deletedAt === undefined).toSorted((a, b) => a.order - b.order);

/** Those that are deleted, the latest first. */
export const deletedOnly = (rows: Rows): AdminSpecial[] =>
  rows
    .filter(({ deletedAt }) => deletedAt !== undefined)
    .toSorted((a, b) => (b.deletedAt ?? '').localeCompare(a.deletedAt ?? ''));

/**
 * The special with an id, not deleted.
 * @param versions those that it may have; any unless given
 * @throws {DomainError} when it is not there, or has another version
 */
export function findSpecial(rows: Rows, id: string, versions?: readonly number[]): AdminSpecial {
  const row = rows.find((candidate) => candidate.id === id && candidate.deletedAt === undefined);
  if (!row) throw new DomainError('notFound', adminMessages.gone);
  if (versions && !versions.includes(row.version)) throw new DomainError('versionConflict', adminMessages.stale);
  return row;
}

/** What differs, in the words that the fields held. */
export function diffFields(before: AdminSpecial, after: AdminSpecial): SpecialChange['changes'] {
  return specialFieldNames.flatMap((field) => {
    const [from, to] = [String(before[field] ?? ''), String(after[field] ?? '')];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** The next version of a special, with an entry in its history. */
export const withHistory = (
  row: AdminSpecial,
  moment: SpecialChangeMeta,
  kind: SpecialChange['kind'],
  changes: SpecialChange['changes'] = [],
): AdminSpecial => ({
  ...row,
  version: row.version + 1,
  history: [{ ...moment, kind, changes }, ...row.history].slice(0, longestHistory),
});

/** Puts a row in the place of the one with its id. */
export const replaceRow = (rows: Rows, row: AdminSpecial): AdminSpecial[] =>
  rows.map((candidate) => (candidate.id === row.id ? row : candidate));

/** Ids of those that are not deleted, with one of them at another place. */
export function moveId(rows: Rows, id: string, place: number): string[] {
  const ids = notDeleted(rows).flatMap((row) => (row.id === id ? [] : [row.id]));
  return ids.toSpliced(place, 0, id);
}

/** Numbers those that are not deleted from 0. Who only makes room for another has not changed by it. */
export const renumber = (rows: Rows, ids: readonly string[] = notDeleted(rows).map(({ id }) => id)): AdminSpecial[] =>
  rows.map((row) => {
    const order = ids.indexOf(row.id);
    return order === -1 || order === row.order ? row : { ...row, order };
  });

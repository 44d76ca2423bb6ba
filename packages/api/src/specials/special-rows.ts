import {
  adminMessages,
  specialFieldNames,
  type AdminSpecial,
  type SpecialBody,
  type SpecialChange,
} from '@hvac/content/model';
import { DomainError } from '../errors.ts';

type Rows = readonly AdminSpecial[];

/** Time (ISO 8601) and name of the user. */
export type SpecialChangeMeta = Required<Pick<SpecialChange, 'at' | 'by'>>;

/** Entries of a special's history. The admin sees as many. */
const maxHistory = 20;

/** Copies the known fields, without the order. Empty optional fields are left out. */
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

/** Specials that are not deleted, in their order. */
export const notDeleted = (rows: Rows): AdminSpecial[] =>
  rows.filter(({ deletedAt }) => deletedAt === undefined).toSorted((a, b) => a.order - b.order);

/** Deleted specials, the latest first. */
export const deletedOnly = (rows: Rows): AdminSpecial[] =>
  rows
    .filter(({ deletedAt }) => deletedAt !== undefined)
    .toSorted((a, b) => (b.deletedAt ?? '').localeCompare(a.deletedAt ?? ''));

/**
 * @param versions that the special may have; any unless given
 * @throws {DomainError} when no special has the id, it is deleted, or it has another version
 */
export function findSpecial(rows: Rows, id: string, versions?: readonly number[]): AdminSpecial {
  const row = rows.find((candidate) => candidate.id === id && candidate.deletedAt === undefined);
  if (!row) throw new DomainError('notFound', adminMessages.gone);
  if (versions && !versions.includes(row.version)) throw new DomainError('versionConflict', adminMessages.stale);
  return row;
}

/** Lists the fields that differ, with both values as text. */
export function diffFields(before: AdminSpecial, after: AdminSpecial): SpecialChange['changes'] {
  return specialFieldNames.flatMap((field) => {
    const [from, to] = [String(before[field] ?? ''), String(after[field] ?? '')];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** Increments the version and adds an entry to the history. */
export const withHistory = (
  row: AdminSpecial,
  meta: SpecialChangeMeta,
  kind: SpecialChange['kind'],
  changes: SpecialChange['changes'] = [],
): AdminSpecial => ({
  ...row,
  version: row.version + 1,
  history: [{ ...meta, kind, changes }, ...row.history].slice(0, maxHistory),
});

/** The rows with one replaced by its new version. */
export const replaceRow = (rows: Rows, row: AdminSpecial): AdminSpecial[] =>
  rows.map((candidate) => (candidate.id === row.id ? row : candidate));

/** Ids of the specials that are not deleted, with one moved to an index. */
export function moveId(rows: Rows, id: string, index: number): string[] {
  const ids = notDeleted(rows).flatMap((row) => (row.id === id ? [] : [row.id]));
  return ids.toSpliced(index, 0, id);
}

/** Sets `order` to the index in `ids`. Specials that are not among them keep theirs. */
export const renumber = (rows: Rows, ids: readonly string[] = notDeleted(rows).map(({ id }) => id)): AdminSpecial[] =>
  rows.map((row) => {
    const order = ids.indexOf(row.id);
    return order === -1 || order === row.order ? row : { ...row, order };
  });

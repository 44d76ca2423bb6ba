import { adminMessages, type AdminSpecial } from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';

export interface SpecialDeps extends Clock {
  store: Store;
}

/** Specials that are not deleted, since a new order names them all, and deleted ones that can be restored. */
export const maxSpecials = 500;

type Rows = readonly AdminSpecial[];

export interface Specials {
  /** In their order. */
  present: Rows;
  /** The latest first. */
  deleted: Rows;
}

export const specialsOf = (rows: Rows): Specials => ({
  present: rows.filter(({ deletedAt }) => deletedAt === undefined).toSorted((a, b) => a.order - b.order),
  deleted: rows
    .filter(({ deletedAt }) => deletedAt !== undefined)
    .toSorted((a, b) => (b.deletedAt ?? '').localeCompare(a.deletedAt ?? '')),
});

/**
 * @param change returns the same object to change nothing
 * @returns the specials that are present after the change; the `order` of each is its index
 */
export const updateSpecials = ({ store }: SpecialDeps, change: (specials: Specials) => Specials): Promise<Rows> =>
  store.updateRows('specials', (rows) => {
    const before = specialsOf(rows);
    const { present, deleted } = change(before);
    if (present === before.present) return { rows, result: present };
    const ordered = present.map((row, order) => (row.order === order ? row : { ...row, order }));
    return { rows: [...ordered, ...deleted.slice(0, maxSpecials)], result: ordered };
  });

/**
 * @param versions that the special may have; any unless given
 * @throws {DomainError} when no special has the id, it is deleted, or it has another version
 */
export function findSpecial(present: Rows, id: string, versions?: readonly number[]): AdminSpecial {
  const row = present.find((candidate) => candidate.id === id);
  if (!row) throw new DomainError('notFound', adminMessages.gone);
  if (versions && !versions.includes(row.version)) throw new DomainError('versionConflict', adminMessages.stale);
  return row;
}

export const withoutSpecial = (rows: Rows, id: string): Rows => rows.filter((row) => row.id !== id);

export const nextVersion = (row: AdminSpecial): AdminSpecial => ({ ...row, version: row.version + 1 });

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { adminMessages, type AdminSpecial, type SpecialBody } from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';

export interface SpecialDeps extends Clock {
  store: Store;
}

/** Specials that are not deleted, since a new order names them all, and deleted ones that can be restored. */
export const maxSpecials = 500;

const tooManySpecials = `There are already ${maxSpecials} specials. Delete one that has ended first.`;
const otherList = 'The list of specials has just changed. Reload it and try again.';

type Rows = readonly AdminSpecial[];

interface Specials {
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
const updateSpecials = ({ store }: SpecialDeps, change: (specials: Specials) => Specials): Promise<Rows> =>
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
function findSpecial(present: Rows, id: string, versions?: readonly number[]): AdminSpecial {
  const row = present.find((candidate) => candidate.id === id);
  if (!row) throw new DomainError('notFound', adminMessages.gone);
  if (versions && !versions.includes(row.version)) throw new DomainError('versionConflict', adminMessages.stale);
  return row;
}

const without = (rows: Rows, id: string): Rows => rows.filter((row) => row.id !== id);

const nextVersion = (row: AdminSpecial): AdminSpecial => ({ ...row, version: row.version + 1 });

const refuseWhenFull = (present: Rows) => {
  if (present.length >= maxSpecials) throw new DomainError('conflict', tooManySpecials);
};

/** Copies the known fields, without the order. Empty optional fields are left out. */
const bodyFields = ({ isActive = true, order: _order, printURL, startDate, ...fields }: SpecialBody) => ({
  ...fields,
  ...(printURL && { printURL }),
  isActive,
  ...(startDate && { startDate }),
});

/**
 * @param id of the new special. If it exists, the request was sent again, and updates the special unless somebody has
 *   edited it since
 * @throws {DomainError} when there are too many, or the special was edited or deleted since
 */
export async function createSpecial(
  body: SpecialBody,
  deps: SpecialDeps,
  id: string = randomUUID(),
): Promise<AdminSpecial> {
  const present = await updateSpecials(deps, (before) => {
    if ([...before.present, ...before.deleted].some((row) => row.id === id)) return applyEdit(before, id, body, [1]);
    refuseWhenFull(before.present);
    const { order = before.present.length } = body;
    const row = { id, ...bodyFields(body), order, createdAt: new Date(deps.now()).toISOString(), version: 1 };
    return { ...before, present: before.present.toSpliced(order, 0, row) };
  });
  return findSpecial(present, id);
}

/**
 * Replaces a special's fields; without an order it stays in its place. An edit without changes adds no version.
 * @param versions that the edit may be based on; any unless given
 * @throws {DomainError} when the special is deleted or has another version
 */
export async function editSpecial(
  id: string,
  body: SpecialBody,
  deps: SpecialDeps,
  versions?: readonly number[],
): Promise<AdminSpecial> {
  return findSpecial(await updateSpecials(deps, (before) => applyEdit(before, id, body, versions)), id);
}

function applyEdit(before: Specials, id: string, body: SpecialBody, versions?: readonly number[]): Specials {
  const row = findSpecial(before.present, id, versions);
  const order = Math.min(body.order ?? row.order, before.present.length - 1);
  const edited = { id, ...bodyFields(body), order, createdAt: row.createdAt, version: row.version };
  if (isDeepStrictEqual(edited, row)) return before;
  return { ...before, present: without(before.present, id).toSpliced(order, 0, nextVersion(edited)) };
}

/**
 * @param versions that it may have; any unless given
 * @throws {DomainError} when it is deleted already or has another version
 */
export async function deleteSpecial(id: string, deps: SpecialDeps, versions?: readonly number[]): Promise<void> {
  await updateSpecials(deps, ({ present, deleted }) => {
    const row = nextVersion(findSpecial(present, id, versions));
    const deletedAt = new Date(deps.now()).toISOString();
    return { present: without(present, id), deleted: [{ ...row, deletedAt }, ...deleted] };
  });
}

/**
 * Restores a deleted special to its old place. Does nothing when it is not deleted.
 * @throws {DomainError} when it doesn't exist, or there are too many
 */
export async function restoreSpecial(id: string, deps: SpecialDeps): Promise<AdminSpecial> {
  const present = await updateSpecials(deps, (before) => {
    const row = before.deleted.find((candidate) => candidate.id === id);
    if (!row) return before;
    refuseWhenFull(before.present);
    const { deletedAt: _then, ...kept } = nextVersion(row);
    return { present: before.present.toSpliced(kept.order, 0, kept), deleted: without(before.deleted, id) };
  });
  return findSpecial(present, id);
}

/**
 * Reorders the specials. Those with another place get a new version.
 * @param ids of all specials that are not deleted, in their new order
 * @throws {DomainError} when the ids are not exactly those
 */
export const orderSpecials = (ids: readonly string[], deps: SpecialDeps): Promise<Rows> =>
  updateSpecials(deps, (before) => {
    const known = before.present.map(({ id }) => id);
    if (!isDeepStrictEqual(known.toSorted(), ids.toSorted())) throw new DomainError('conflict', otherList);
    if (isDeepStrictEqual(known, ids)) return before;
    const moved = ids.map((id, order) => {
      const row = findSpecial(before.present, id);
      return row.order === order ? row : nextVersion(row);
    });
    return { ...before, present: moved };
  });

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { adminMessages, type AdminSpecial, type SpecialBody } from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';

export interface SpecialDeps extends Clock {
  store: Store;
}

/** Specials that are not deleted. Reordering sends all their ids. */
export const maxSpecials = 500;

const tooManySpecials = `There are already ${maxSpecials} specials. Delete one that has ended first.`;
const otherList = 'The list of specials has just changed. Reload it and try again.';

type Rows = readonly AdminSpecial[];

/** Copies the known fields, without the order. Empty optional fields are left out. */
const bodyFields = ({ isActive = true, order: _order, printURL, startDate, ...fields }: SpecialBody) => ({
  ...fields,
  ...(printURL && { printURL }),
  isActive,
  ...(startDate && { startDate }),
});

/** Specials that are not deleted, in their order. */
export const notDeleted = (rows: Rows): AdminSpecial[] =>
  rows.filter(({ deletedAt }) => deletedAt === undefined).toSorted((a, b) => a.order - b.order);

const deletedOnly = (rows: Rows): AdminSpecial[] =>
  rows
    .filter(({ deletedAt }) => deletedAt !== undefined)
    .toSorted((a, b) => (b.deletedAt ?? '').localeCompare(a.deletedAt ?? ''));

/** Leaves out deleted specials beyond the latest 500. */
function withoutOldest(rows: Rows): AdminSpecial[] {
  const kept = new Set(deletedOnly(rows).slice(0, maxSpecials));
  return rows.filter((row) => row.deletedAt === undefined || kept.has(row));
}

/**
 * @param versions that the special may have; any unless given
 * @throws {DomainError} when no special has the id, it is deleted, or it has another version
 */
function findSpecial(rows: Rows, id: string, versions?: readonly number[]): AdminSpecial {
  const row = rows.find((candidate) => candidate.id === id && candidate.deletedAt === undefined);
  if (!row) throw new DomainError('notFound', adminMessages.gone);
  if (versions && !versions.includes(row.version)) throw new DomainError('versionConflict', adminMessages.stale);
  return row;
}

const nextVersion = (row: AdminSpecial): AdminSpecial => ({ ...row, version: row.version + 1 });

const replaceRow = (rows: Rows, row: AdminSpecial): AdminSpecial[] =>
  rows.map((candidate) => (candidate.id === row.id ? row : candidate));

/** Ids of the specials that are not deleted, with one moved to an index. */
function moveId(rows: Rows, id: string, index: number): string[] {
  const ids = notDeleted(rows).flatMap((row) => (row.id === id ? [] : [row.id]));
  return ids.toSpliced(index, 0, id);
}

/** Sets `order` to the index in `ids`. Specials that are not among them keep theirs. */
const renumber = (rows: Rows, ids: readonly string[] = notDeleted(rows).map(({ id }) => id)): AdminSpecial[] =>
  rows.map((row) => {
    const order = ids.indexOf(row.id);
    return order === -1 || order === row.order ? row : { ...row, order };
  });

/** @returns the special with the id that `update` returns */
async function updateSpecials(
  { store }: SpecialDeps,
  update: (rows: Rows) => { rows: Rows; id: string },
): Promise<AdminSpecial> {
  return store.updateRows('specials', (before) => {
    const { rows, id } = update(before);
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error('The special is not among the rows');
    return { rows, result: row };
  });
}

const refuseWhenFull = (rows: Rows) => {
  if (notDeleted(rows).length >= maxSpecials) throw new DomainError('conflict', tooManySpecials);
};

/** Specials in their order, or the deleted ones, the latest first. */
export async function listSpecials({ store }: SpecialDeps, which: 'present' | 'deleted'): Promise<AdminSpecial[]> {
  const rows = await store.rows('specials');
  return which === 'present' ? notDeleted(rows) : deletedOnly(rows);
}

/**
 * @param id of the new special. If it exists, the request was sent again, and updates the special unless somebody has
 *   edited it since
 * @throws {DomainError} when there are too many, or the special was edited or deleted since
 */
export function createSpecial(body: SpecialBody, deps: SpecialDeps, id: string = randomUUID()): Promise<AdminSpecial> {
  return updateSpecials(deps, (rows) => {
    if (rows.some((row) => row.id === id)) return applyEdit(rows, id, body, [1]);
    refuseWhenFull(rows);
    const createdAt = new Date(deps.now()).toISOString();
    const added = [...rows, { id, ...bodyFields(body), order: Infinity, createdAt, version: 1 }];
    return { rows: renumber(added, moveId(added, id, body.order ?? rows.length)), id };
  });
}

/**
 * Replaces a special's fields; without an order it stays in its place. An edit without changes adds no version.
 * @param versions that the edit may be based on; any unless given
 * @throws {DomainError} when the special is deleted or has another version
 */
export function editSpecial(
  id: string,
  body: SpecialBody,
  deps: SpecialDeps,
  versions?: readonly number[],
): Promise<AdminSpecial> {
  return updateSpecials(deps, (rows) => applyEdit(rows, id, body, versions));
}

function applyEdit(
  rows: Rows,
  id: string,
  body: SpecialBody,
  versions: readonly number[] | undefined,
): { rows: Rows; id: string } {
  const before = findSpecial(rows, id, versions);
  const { createdAt, version } = before;
  const order = Math.min(body.order ?? before.order, notDeleted(rows).length - 1);
  const after = { id, ...bodyFields(body), order, createdAt, version };
  if (isDeepStrictEqual(after, before)) return { rows, id };
  const others = replaceRow(rows, nextVersion(after));
  return { rows: renumber(others, moveId(others, id, order)), id };
}

/**
 * @param versions that it may have; any unless given
 * @throws {DomainError} when it is deleted already or has another version
 */
export async function deleteSpecial(id: string, deps: SpecialDeps, versions?: readonly number[]): Promise<void> {
  await updateSpecials(deps, (rows) => {
    const row = findSpecial(rows, id, versions);
    const after = replaceRow(rows, { ...nextVersion(row), deletedAt: new Date(deps.now()).toISOString() });
    return { rows: renumber(withoutOldest(after)), id };
  });
}

/**
 * Restores a deleted special to its old place. Does nothing when it is not deleted.
 * @throws {DomainError} when it doesn't exist, or there are too many
 */
export function restoreSpecial(id: string, deps: SpecialDeps): Promise<AdminSpecial> {
  return updateSpecials(deps, (rows) => {
    const row = rows.find((candidate) => candidate.id === id && candidate.deletedAt !== undefined);
    if (!row) return { rows, id: findSpecial(rows, id).id };
    refuseWhenFull(rows);
    const { deletedAt: _then, ...kept } = row;
    const restored = replaceRow(rows, nextVersion(kept));
    return { rows: renumber(restored, moveId(restored, id, row.order)), id };
  });
}

/**
 * Reorders the specials. Those with another place get a new version.
 * @param ids of all specials that are not deleted, in their new order
 * @throws {DomainError} when the ids are not exactly those
 */
export function orderSpecials(ids: readonly string[], { store }: SpecialDeps): Promise<AdminSpecial[]> {
  return store.updateRows('specials', (rows) => {
    const before = notDeleted(rows).map(({ id }) => id);
    const named = new Set(ids);
    if (ids.length !== before.length || named.size !== before.length || !before.every((id) => named.has(id))) {
      throw new DomainError('conflict', otherList);
    }
    if (ids.every((id, index) => id === before[index])) return { rows, result: notDeleted(rows) };
    const after = renumber(rows, ids).map((row, index) => (row === rows[index] ? row : nextVersion(row)));
    return { rows: after, result: notDeleted(after) };
  });
}

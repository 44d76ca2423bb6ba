import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { AdminSpecial, SpecialBody } from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import {
  diffFields,
  deletedOnly,
  bodyFields,
  moveId,
  renumber,
  notDeleted,
  findSpecial,
  withHistory,
  replaceRow,
} from './special-rows.ts';
import type { SpecialChangeMeta } from './special-rows.ts';
import type { SpecialDeps } from './visible-specials.ts';

/** What a change needs. */
export interface SpecialChangeDeps extends SpecialDeps {
  /** Name of who makes it. */
  by: string;
}

/** Most specials that are not deleted; an order names them all. */
export const maxSpecials = 500;

const tooMany = `There are ${maxSpecials} specials already. Delete one that has ended first.`;
const otherList = 'The list of specials has changed in the meantime. Load it again, then put it in order.';

type Rows = readonly AdminSpecial[];

/** Changes the table, and gives the special with an id as the admin is shown it. */
async function change(
  { store, now, by }: SpecialChangeDeps,
  make: (rows: Rows, at: SpecialChangeMeta) => { rows: Rows; id: string },
): Promise<AdminSpecial> {
  return store.updateRows('specials', (before) => {
    const { rows, id } = make(before, { at: new Date(now()).toISOString(), by });
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error('The special is not among the rows');
    return { rows, result: row };
  });
}

const refuseWhenFull = (rows: Rows) => {
  if (notDeleted(rows).length >= maxSpecials) throw new DomainError('conflict', tooMany);
};

/** Those that are not deleted in their order, or the deleted ones, the latest first. */
export async function listSpecials({ store }: SpecialDeps, which: 'present' | 'deleted'): Promise<AdminSpecial[]> {
  const rows = await store.rows('specials');
  return which === 'present' ? notDeleted(rows) : deletedOnly(rows);
}

/**
 * @param body as its schema gives it
 * @param id of the new special. When there is one already, the office sends it again for want of an answer: it becomes
 *   what the body says, unless somebody has edited it since
 * @throws {DomainError} when there are too many, or it was edited or deleted since
 */
export function createSpecial(
  body: SpecialBody,
  deps: SpecialChangeDeps,
  id: string = randomUUID(),
): Promise<AdminSpecial> {
  return change(deps, (rows, at) => {
    if (rows.some((row) => row.id === id)) return edited(rows, at, id, body, [1]);
    refuseWhenFull(rows);
    const blank = { id, ...bodyFields(body), order: Infinity, createdAt: at.at, version: 0, history: [] };
    const added = [...rows, withHistory(blank, at, 'created')];
    return { rows: renumber(added, moveId(added, id, body.order ?? rows.length)), id };
  });
}

/**
 * Puts what the body holds in the place of what the special held; without an order it stays where it is.
 * An edit that changes nothing leaves no trace.
 * @param versions the edit was begun on one of these; any unless given
 * @throws {DomainError} when the special is gone or has another version
 */
export function editSpecial(
  id: string,
  body: SpecialBody,
  deps: SpecialChangeDeps,
  versions?: readonly number[],
): Promise<AdminSpecial> {
  return change(deps, (rows, at) => edited(rows, at, id, body, versions));
}

function edited(
  rows: Rows,
  at: SpecialChangeMeta,
  id: string,
  body: SpecialBody,
  versions: readonly number[] | undefined,
): { rows: Rows; id: string } {
  const before = findSpecial(rows, id, versions);
  const { createdAt, version, history } = before;
  const order = Math.min(body.order ?? before.order, notDeleted(rows).length - 1);
  const after = { id, ...bodyFields(body), order, createdAt, version, history };
  const changes = diffFields(before, after);
  if (changes.length === 0) return { rows, id };
  const kind = changes.every(({ field }) => field === 'order') ? 'moved' : 'edited';
  const others = replaceRow(rows, withHistory(after, at, kind, changes));
  return { rows: renumber(others, moveId(others, id, order)), id };
}

/**
 * Deletes a special so that it can be restored.
 * @param versions that it may have; any unless given
 * @throws {DomainError} when it is gone or has another version
 */
export async function deleteSpecial(id: string, deps: SpecialChangeDeps, versions?: readonly number[]): Promise<void> {
  await change(deps, (rows, at) => {
    const row = findSpecial(rows, id, versions);
    return { rows: renumber(replaceRow(rows, { ...withHistory(row, at, 'deleted'), deletedAt: at.at })), id };
  });
}

/**
 * Brings a deleted special back to where it stood. One that is not deleted stays as it is.
 * @throws {DomainError} when it never was, or when there are too many
 */
export function restoreSpecial(id: string, deps: SpecialChangeDeps): Promise<AdminSpecial> {
  return change(deps, (rows, at) => {
    const row = rows.find((candidate) => candidate.id === id && candidate.deletedAt !== undefined);
    if (!row) return { rows, id: findSpecial(rows, id).id };
    refuseWhenFull(rows);
    const { deletedAt: _then, ...kept } = row;
    const restored = replaceRow(rows, withHistory(kept, at, 'restored'));
    return { rows: renumber(restored, moveId(restored, id, row.order)), id };
  });
}

/**
 * Puts the specials in an order.
 * @param ids of all that are not deleted, first to last
 * @throws {DomainError} when they are not all, or others
 */
export function orderSpecials(ids: readonly string[], { store, now, by }: SpecialChangeDeps): Promise<AdminSpecial[]> {
  return store.updateRows('specials', (rows) => {
    const before = notDeleted(rows).map(({ id }) => id);
    const named = new Set(ids);
    if (ids.length !== before.length || named.size !== before.length || !before.every((id) => named.has(id))) {
      throw new DomainError('conflict', otherList);
    }
    if (ids.every((id, place) => id === before[place])) return { rows, result: notDeleted(rows) };
    // When one was dragged to another place, those that made room for it have not moved.
    const dragged = ids.find((id) => isDeepStrictEqual(without(id, before), without(id, ids)));
    const at = { at: new Date(now()).toISOString(), by };
    const after = renumber(rows, ids).map((row, index) => {
      const old = rows[index];
      const hasMoved = dragged === undefined ? old?.order !== row.order : row.id === dragged;
      return old && hasMoved ? withHistory(row, at, 'moved', diffFields(old, row)) : row;
    });
    return { rows: after, result: notDeleted(after) };
  });
}

const without = (id: string, ids: readonly string[]): string[] => ids.filter((each) => each !== id);

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  adminMessages,
  adminSpecial,
  specialBody,
  specialOrder,
  uuid,
  type AdminSpecial,
  type SpecialBody,
} from '@hvac/content/model';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { DomainError } from '../errors.ts';
import { defineRoute, parseIfMatch, withETag, type Route } from '../http/define-route.ts';
import {
  findSpecial,
  maxSpecials,
  nextVersion,
  specialsOf,
  updateSpecials,
  withoutSpecial,
  type SpecialDeps,
  type Specials,
} from './special-rows.ts';

const fullError = { 409: 'There are too many' };
const headers = { 'If-Match': 'The version that the change is based on, such as "3"; any unless given' };
const staleError = { 412: adminMessages.stale };
const theSpecial = { description: 'The special', schema: adminSpecial };
const deletedQuery = z.object({
  /** "1" lists the deleted specials. */
  deleted: z.optional(z.enum(['0', '1'], { error: 'Please ask for deleted=1 or deleted=0' })),
});

export const specialRoutes = (deps: SpecialDeps): Route[] => [
  defineRoute({
    id: 'list-specials',
    method: 'get',
    path: '/api/admin/specials',
    summary: 'All specials in their order, or the deleted ones, the latest first',
    query: deletedQuery,
    responses: { 200: { description: 'The specials', schema: z.array(adminSpecial) } },
    async handler({ query }) {
      const { present, deleted } = specialsOf(await deps.store.rows('specials'));
      return query.deleted === '1' ? deleted : present;
    },
  }),
  defineRoute({
    id: 'create-special',
    method: 'post',
    path: '/api/admin/specials',
    summary: 'A new special',
    headers: {
      'Idempotency-Key': 'A UUID. Sending a request again with the same key makes one special',
    },
    body: specialBody,
    responses: { 201: theSpecial },
    errors: { ...staleError, ...fullError },
    async handler({ body, request, response }) {
      const id = idempotencyKeyOf(request) ?? randomUUID();
      const present = await updateSpecials(deps, (before) => {
        // It was sent again, and updates the special unless somebody has edited it since.
        if ([...before.present, ...before.deleted].some((row) => row.id === id)) return edit(before, id, body, [1]);
        refuseWhenFull(before);
        const { order = before.present.length } = body;
        const row = { id, ...fieldsOf(body), order, createdAt: new Date(deps.now()).toISOString(), version: 1 };
        return { ...before, present: before.present.toSpliced(order, 0, row) };
      });
      return withETag(response, findSpecial(present, id));
    },
  }),
  defineRoute({
    id: 'order-specials',
    method: 'post',
    path: '/api/admin/specials/order',
    summary: 'Reorders the specials',
    body: specialOrder,
    responses: { 200: { description: 'The specials in their new order', schema: z.array(adminSpecial) } },
    errors: { 409: 'The ids are not those of all specials' },
    handler: ({ body: { ids } }) =>
      updateSpecials(deps, (before) => {
        const known = before.present.map(({ id }) => id);
        if (!isDeepStrictEqual(known.toSorted(), ids.toSorted())) {
          throw new DomainError('conflict', 'The list of specials has just changed. Reload it and try again.');
        }
        if (isDeepStrictEqual(known, ids)) return before;
        const moved = ids.map((id, order) => {
          const row = findSpecial(before.present, id);
          return row.order === order ? row : nextVersion(row);
        });
        return { ...before, present: moved };
      }),
  }),
  defineRoute({
    id: 'edit-special',
    method: 'put',
    path: '/api/admin/specials/{id}',
    summary: 'Replaces a special; without an order it stays in its place',
    headers,
    body: specialBody,
    responses: { 200: theSpecial },
    errors: staleError,
    async handler({ body, request, response }) {
      const id = specialId(request);
      const present = await updateSpecials(deps, (before) => edit(before, id, body, parseIfMatch(request)));
      return withETag(response, findSpecial(present, id));
    },
  }),
  defineRoute({
    id: 'delete-special',
    method: 'delete',
    path: '/api/admin/specials/{id}',
    summary: 'Deletes a special so that it can be restored',
    headers,
    responses: { 200: { description: 'It is deleted', schema: z.strictObject({}) } },
    errors: staleError,
    async handler({ request }) {
      const id = specialId(request);
      await updateSpecials(deps, ({ present, deleted }) => {
        const row = nextVersion(findSpecial(present, id, parseIfMatch(request)));
        const deletedAt = new Date(deps.now()).toISOString();
        return { present: withoutSpecial(present, id), deleted: [{ ...row, deletedAt }, ...deleted] };
      });
      return {};
    },
  }),
  defineRoute({
    id: 'restore-special',
    method: 'post',
    path: '/api/admin/specials/{id}/restore',
    summary: 'Restores a deleted special to its old place',
    responses: { 200: theSpecial },
    errors: fullError,
    async handler({ request, response }) {
      const id = specialId(request);
      const present = await updateSpecials(deps, (before) => {
        const row = before.deleted.find((candidate) => candidate.id === id);
        if (!row) return before;
        refuseWhenFull(before);
        const { deletedAt: _then, ...kept } = nextVersion(row);
        return { present: before.present.toSpliced(kept.order, 0, kept), deleted: withoutSpecial(before.deleted, id) };
      });
      return withETag(response, findSpecial(present, id));
    },
  }),
];

const specialId = (request: Request): string => String(request.params['id']);

/**
 * The `Idempotency-Key` (IETF draft of that name), which becomes the id of the new special: sending a request twice
 * creates one special.
 * @throws {DomainError} when it is not a UUID
 */
function idempotencyKeyOf(request: Request): string | undefined {
  const id = z.safeParse(z.optional(uuid()), request.get('Idempotency-Key'));
  if (!id.success) throw new DomainError('invalid', 'The Idempotency-Key has to be a UUID');
  return id.data;
}

function refuseWhenFull({ present }: Specials): void {
  if (present.length < maxSpecials) return;
  throw new DomainError('conflict', `There are already ${maxSpecials} specials. Delete one that has ended first.`);
}

/** Copies the known fields, without the order. Empty optional fields are left out. */
const fieldsOf = ({ isActive = true, order: _order, printURL, startDate, ...fields }: SpecialBody) => ({
  ...fields,
  ...(printURL && { printURL }),
  isActive,
  ...(startDate && { startDate }),
});

/**
 * Without an order a special stays in its place. An edit without changes adds no version.
 * @param versions that the edit may be based on; any unless given
 * @throws {DomainError} when the special is deleted or has another version
 */
function edit(before: Specials, id: string, body: SpecialBody, versions: readonly number[] | undefined): Specials {
  const row = findSpecial(before.present, id, versions);
  const order = Math.min(body.order ?? row.order, before.present.length - 1);
  const edited: AdminSpecial = { id, ...fieldsOf(body), order, createdAt: row.createdAt, version: row.version };
  if (isDeepStrictEqual(edited, row)) return before;
  return { ...before, present: withoutSpecial(before.present, id).toSpliced(order, 0, nextVersion(edited)) };
}

import { adminMessages, adminSpecial, specialBody, specialOrder, uuid } from '@hvac/content/model';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { defineRoute, parseIfMatch, withETag, type Route } from '../http/define-route.ts';
import { DomainError } from '../errors.ts';
import {
  createSpecial,
  deleteSpecial,
  editSpecial,
  orderSpecials,
  restoreSpecial,
  specialsOf,
  type SpecialDeps,
} from './manage-specials.ts';

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
    handler: async ({ body, request, response }) =>
      withETag(response, await createSpecial(body, deps, idempotencyKeyOf(request))),
  }),
  defineRoute({
    id: 'order-specials',
    method: 'post',
    path: '/api/admin/specials/order',
    summary: 'Reorders the specials',
    body: specialOrder,
    responses: { 200: { description: 'The specials in their new order', schema: z.array(adminSpecial) } },
    errors: { 409: 'The ids are not those of all specials' },
    handler: ({ body: { ids } }) => orderSpecials(ids, deps),
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
    handler: async ({ body, request, response }) =>
      withETag(response, await editSpecial(specialId(request), body, deps, parseIfMatch(request))),
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
      await deleteSpecial(specialId(request), deps, parseIfMatch(request));
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
    handler: async ({ request, response }) => withETag(response, await restoreSpecial(specialId(request), deps)),
  }),
];

const specialId = (request: Request): string => String(request.params['id']);

/**
 * The `Idempotency-Key` (IETF draft of that name), which becomes the id of the new special: sending a request twice
 * creates one special.
 * @throws {DomainError} when it is not a UUID
 */
function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return undefined;
  const id = z.safeParse(uuid(), key);
  if (!id.success) throw new DomainError('invalid', 'The Idempotency-Key has to be a UUID');
  return id.data;
}

import { adminMessages, adminSpecial, endpoints, specialBody, specialOrder } from '@hvac/content/model';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { actorOf } from '../auth/actor.ts';
import { call, tagged } from '../http/define-route.ts';
import type { Call } from '../http/define-route.ts';
import { versionsIn } from '../http/if-match.ts';
import { Refusal } from '../errors.ts';
import {
  createSpecial,
  deleteSpecial,
  editSpecial,
  listSpecials,
  orderSpecials,
  restoreSpecial,
} from './manage-specials.ts';
import type { SpecialDeps } from './visible-specials.ts';
import type { ChangeDeps } from './manage-specials.ts';

const admin = true;
const all = endpoints.adminSpecials;
const one = `${all}/{id}`;
const notKept = { 503: 'Not changed; Retry-After says in how many seconds to try again' };
const tooMany = { 409: 'There are too many' };
const headers = { 'If-Match': 'The version that the change was begun on, such as "3"; any unless given' };
const refusals = { ...notKept, 412: adminMessages.stale };
const theSpecial = { description: 'The special', schema: adminSpecial };
const deletedQuery = z.object({
  /** "1" for those that are deleted. */
  deleted: z.optional(z.enum(['0', '1'], { error: 'Please ask for deleted=1 or deleted=0' })),
});

/** The office's calls. */
export function specialCalls(deps: SpecialDeps): Call[] {
  const forCall = (response: Response): ChangeDeps => ({ ...deps, by: actorOf(response).name });
  return [
    call({
      id: 'list-specials',
      method: 'get',
      path: all,
      summary: 'All specials in their order, or the deleted ones, the latest first',
      admin,
      query: deletedQuery,
      answers: { 200: { description: 'The specials', schema: z.array(adminSpecial) } },
      run: ({ query }) => listSpecials(deps, query.deleted === '1' ? 'deleted' : 'present'),
    }),
    call({
      id: 'create-special',
      method: 'post',
      path: all,
      summary: 'A new special',
      admin,
      headers: {
        'Idempotency-Key': 'A UUID, the same when a call is sent again for want of an answer: it makes one special',
      },
      body: specialBody,
      answers: { 201: theSpecial },
      refusals: { ...refusals, ...tooMany },
      run: async ({ body, request, response }) =>
        tagged(response, await createSpecial(body, forCall(response), newIdIn(request))),
    }),
    call({
      id: 'order-specials',
      method: 'post',
      path: `${all}/order`,
      summary: 'Puts the specials in an order',
      admin,
      body: specialOrder,
      answers: { 200: { description: 'The specials in their new order', schema: z.array(adminSpecial) } },
      refusals: { ...notKept, 409: 'The ids are not those of exactly the specials that are there' },
      run: ({ body: { ids }, response }) => orderSpecials(ids, forCall(response)),
    }),
    call({
      id: 'edit-special',
      method: 'put',
      path: one,
      summary: 'Puts the body in the place of what the special held; without an order it stays where it is',
      admin,
      headers,
      body: specialBody,
      answers: { 200: theSpecial },
      refusals,
      run: async ({ body, request, response }) =>
        tagged(response, await editSpecial(idOf(request), body, forCall(response), versionsIn(request))),
    }),
    call({
      id: 'delete-special',
      method: 'delete',
      path: one,
      summary: 'Deletes a special so that it can be restored',
      admin,
      headers,
      answers: { 200: { description: 'It is deleted', schema: z.strictObject({}) } },
      refusals,
      async run({ request, response }) {
        await deleteSpecial(idOf(request), forCall(response), versionsIn(request));
        return {};
      },
    }),
    call({
      id: 'restore-special',
      method: 'post',
      path: `${one}/restore`,
      summary: 'Brings a deleted special back to where it stood',
      admin,
      answers: { 200: theSpecial },
      refusals: { ...notKept, ...tooMany },
      run: async ({ request, response }) => tagged(response, await restoreSpecial(idOf(request), forCall(response))),
    }),
  ];
}

const idOf = (request: Request): string => String(request.params['id']);

/**
 * The id that a new special gets by its `Idempotency-Key` (IETF draft of that name), a UUID: the same key twice is the
 * same special. Undefined without one.
 */
function newIdIn(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return undefined;
  const id = z.safeParse(z.uuid(), key.toLowerCase());
  if (!id.success) throw new Refusal('unusable', 'The Idempotency-Key has to be a UUID');
  return id.data;
}

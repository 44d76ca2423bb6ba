import { adminMessages, adminSpecial, endpoints, special, specialBody, specialOrder } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Operation } from '../openapi/operation.ts';

const all = endpoints.adminSpecials;
const notKept = { 503: 'Not changed; Retry-After says in how many seconds to try again' };
const ifMatch = { 'If-Match': 'The version that the change was begun on, such as "3"; any unless given' };
const stale = { 412: adminMessages.stale };

/** Of the list's query. */
export const specialsQuery = z.object({
  /** "1" for those that are deleted. */
  deleted: z.optional(z.enum(['0', '1'], { error: 'Please ask for deleted=1 or deleted=0' })),
});

export const specialOperations: readonly Operation[] = [
  {
    id: 'list-visible-specials',
    method: 'get',
    path: endpoints.specials,
    summary: 'The specials that visitors see today in New York, in their order',
    headers: { 'If-None-Match': 'The ETag of the list that is there already' },
    answers: {
      200: { description: 'The specials', schema: z.array(special) },
      304: { description: 'They are what the tag says' },
    },
  },
  {
    id: 'list-specials',
    method: 'get',
    path: all,
    summary: 'All specials in their order, or the deleted ones, the latest first',
    admin: true,
    query: specialsQuery,
    answers: { 200: { description: 'The specials', schema: z.array(adminSpecial) } },
  },
  {
    id: 'create-special',
    method: 'post',
    path: all,
    summary: 'A new special',
    admin: true,
    headers: {
      'Idempotency-Key': 'A UUID, the same when a call is sent again for want of an answer: it makes one special',
    },
    body: specialBody,
    answers: { 201: { description: 'The special', schema: adminSpecial } },
    refusals: { ...notKept, ...stale, 409: 'There are too many' },
  },
  {
    id: 'edit-special',
    method: 'put',
    path: `${all}/{id}`,
    summary: 'Puts the body in the place of what the special held; without an order it stays where it is',
    admin: true,
    headers: ifMatch,
    body: specialBody,
    answers: { 200: { description: 'The special', schema: adminSpecial } },
    refusals: { ...notKept, ...stale },
  },
  {
    id: 'delete-special',
    method: 'delete',
    path: `${all}/{id}`,
    summary: 'Deletes a special so that it can be restored',
    admin: true,
    headers: ifMatch,
    answers: { 200: { description: 'It is deleted', schema: z.strictObject({}) } },
    refusals: { ...notKept, ...stale },
  },
  {
    id: 'restore-special',
    method: 'post',
    path: `${all}/{id}/restore`,
    summary: 'Brings a deleted special back to where it stood',
    admin: true,
    answers: { 200: { description: 'The special', schema: adminSpecial } },
    refusals: { ...notKept, 409: 'There are too many' },
  },
  {
    id: 'order-specials',
    method: 'post',
    path: `${all}/order`,
    summary: 'Puts the specials in an order',
    admin: true,
    body: specialOrder,
    answers: { 200: { description: 'The specials in their new order', schema: z.array(adminSpecial) } },
    refusals: { ...notKept, 409: 'The ids are not those of exactly the specials that are there' },
  },
];

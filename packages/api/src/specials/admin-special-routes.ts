import { endpoints, specialBody, specialOrder } from '@hvac/content/model';
import type { AdminSpecial } from '@hvac/content/model';
import { Router } from 'express';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { methodNotAllowed } from '../http/errors.ts';
import { jsonBody, parseBody } from '../http/json-body.ts';
import { parseQuery } from '../http/query.ts';
import { Refusal } from '../refusal.ts';
import {
  createSpecial,
  deleteSpecial,
  editSpecial,
  listSpecials,
  orderSpecials,
  restoreSpecial,
} from './manage-specials.ts';
import type { SpecialDeps } from './manage-specials.ts';
import { specialsQuery } from './special-operations.ts';

/** The office's calls; the guard of /api/admin stands before them. */
export function adminSpecialRoutes(deps: SpecialDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const all = endpoints.adminSpecials;
  router
    .route(all)
    .get(async (request, response) => {
      const query = parseQuery(specialsQuery, request);
      response.json(await listSpecials(deps, query.deleted === '1' ? 'deleted' : 'present'));
    })
    .post(...jsonBody(), async (request, response) => {
      send(response.status(201), await createSpecial(parseBody(specialBody, request), deps, newIdIn(request)));
    })
    .all(methodNotAllowed('GET, HEAD, POST'));
  router
    .route(`${all}/order`)
    .post(...jsonBody(), async (request, response) => {
      response.json(await orderSpecials(parseBody(specialOrder, request).ids, deps));
    })
    .all(methodNotAllowed('POST'));
  router
    .route(`${all}/:id`)
    .put(...jsonBody(), async (request, response) => {
      const body = parseBody(specialBody, request);
      send(response, await editSpecial(idOf(request), body, deps, versionsIn(request)));
    })
    .delete(async (request, response) => {
      await deleteSpecial(idOf(request), deps, versionsIn(request));
      response.json({});
    })
    .all(methodNotAllowed('PUT, DELETE'));
  router
    .route(`${all}/:id/restore`)
    .post(async (request, response) => {
      send(response, await restoreSpecial(idOf(request), deps));
    })
    .all(methodNotAllowed('POST'));
  return router;
}

/** The ETag is what `If-Match` takes. */
const send = (response: Response, special: AdminSpecial) => response.set('ETag', `"${special.version}"`).json(special);

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

/** The versions of an `If-Match` header; undefined when any will do. */
function versionsIn(request: Request): number[] | undefined {
  const header = request.get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  return Array.from(header.matchAll(/"(\d{1,15})"/g), ([, version]) => Number(version));
}

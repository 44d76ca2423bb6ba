import {
  isVisible,
  localDay,
  special,
  type AdminSpecial,
  type Special,
  type InitialSpecials,
} from '@hvac/content/model';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { defineRoute, type Route } from '../http/define-route.ts';
import { specialsOf, type SpecialDeps } from './special-rows.ts';

/** Drops what visitors don't get: version and deletion. */
const toPublic = ({ version: _version, deletedAt: _deletedAt, ...rest }: AdminSpecial) => rest satisfies Special;

/** What visitors see today in New York. */
export async function visibleSpecials({ store, now }: SpecialDeps) {
  const today = localDay(now());
  const { present } = specialsOf(await store.rows('specials'));
  return { today, specials: present.filter((row) => isVisible(row, today)).map(toPublic) } satisfies InitialSpecials;
}

/** Express adds the ETag, and responds with 304 to a browser that has the list already. */
export function visibleSpecialsRoute(deps: SpecialDeps, limit: RequestHandler): Route {
  return defineRoute({
    id: 'list-visible-specials',
    method: 'get',
    path: '/api/specials',
    summary: 'The specials that visitors see today in New York, in their order',
    headers: { 'If-None-Match': 'The ETag of the last response' },
    responses: {
      200: { description: 'The specials', schema: z.array(special) },
      304: { description: 'Nothing has changed' },
    },
    middleware: [limit],
    async handler({ response }) {
      // Browsers revalidate each time, so changes show at once.
      response.set('Cache-Control', 'no-cache');
      return (await visibleSpecials(deps)).specials;
    },
  });
}

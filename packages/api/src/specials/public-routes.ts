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

/** Drops what visitors don't get: version, history and deletion. */
const toPublic = ({ version: _version, deletedAt: _deletedAt, ...rest }: AdminSpecial) => rest satisfies Special;

type VisibleSpecials = InitialSpecials & { specials: readonly Special[] };

/** What visitors see today in New York. The same object until something changes, so that callers can cache by it. */
export function visibleSpecials({ store, now }: SpecialDeps): () => Promise<VisibleSpecials> {
  let cached: { rows: readonly AdminSpecial[]; visible: VisibleSpecials } | undefined;
  return async () => {
    const [rows, today] = [await store.rows('specials'), localDay(now())];
    if (cached?.rows !== rows || cached.visible.today !== today) {
      const specials = specialsOf(rows).present.filter((row) => isVisible(row, today));
      cached = { rows, visible: { today, specials: specials.map(toPublic) } };
    }
    return cached.visible;
  };
}

/** Express adds the ETag, and responds with 304 to a browser that has the list already. */
export function visibleSpecialsRoute(deps: SpecialDeps, limit: RequestHandler): Route {
  const visible = visibleSpecials(deps);
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
      return (await visible()).specials;
    },
  });
}

import { createHash } from 'node:crypto';
import { endpoints, special } from '@hvac/content/model';
import type { Special } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { defineRoute } from '../http/define-route.ts';
import type { Route } from '../http/define-route.ts';
import { visibleSpecials } from './visible-specials.ts';
import type { SpecialDeps } from './visible-specials.ts';

/** What visitors see today. Its bytes are made once for each change and day. */
export function visibleSpecialsRoute(deps: SpecialDeps, limit: RequestHandler): Route {
  const visible = visibleSpecials(deps);
  let made: { from: readonly Special[]; bytes: Buffer; tag: string } | undefined;
  return defineRoute({
    id: 'list-visible-specials',
    method: 'get',
    path: endpoints.specials,
    summary: 'The specials that visitors see today in New York, in their order',
    headers: { 'If-None-Match': 'The ETag of the list that is there already' },
    responses: {
      200: { description: 'The specials', schema: z.array(special) },
      304: { description: 'They are what the tag says' },
    },
    middleware: [limit],
    async handler({ response }) {
      const { specials } = await visible();
      if (made?.from !== specials) {
        const bytes = Buffer.from(JSON.stringify(specials));
        made = { from: specials, bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
      }
      // Asked for again each time: what the office changes is seen at once.
      response.set('Cache-Control', 'no-cache').set('ETag', made.tag).type('json').send(made.bytes);
    },
  });
}

import { createHash } from 'node:crypto';
import { endpoints } from '@hvac/content/model';
import type { Special } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { SpecialDeps } from './manage-specials.ts';
import { visibleSpecials } from './visible-specials.ts';

/** GET /api/specials: what visitors see today. Its bytes are made once for each change and day. */
export function specialRoutes(deps: SpecialDeps, limits: RateLimits): Router {
  const visible = visibleSpecials(deps);
  let made: { from: readonly Special[]; bytes: Buffer; tag: string } | undefined;
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.specials)
    .get(limits.other, async (_request, response) => {
      const specials = await visible();
      if (made?.from !== specials) {
        const bytes = Buffer.from(JSON.stringify(specials));
        made = { from: specials, bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
      }
      // Asked for again each time: what the office changes is seen at once.
      response.set('Cache-Control', 'no-cache').set('ETag', made.tag).type('json').send(made.bytes);
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}

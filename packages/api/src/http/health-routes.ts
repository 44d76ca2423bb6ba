import { endpoints } from '@hvac/content/model';
import { Router } from 'express';
import * as z from 'zod/mini';
import type { Operation } from '../openapi/operation.ts';
import type { Store } from '../store/port.ts';
import { methodNotAllowed } from './errors.ts';
import type { RateLimits } from './rate-limit.ts';

/** What GET /api/health answers: nothing about people, nothing about the machine. */
const health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  store: z.enum(['ready', 'refusing', 'stopped']),
});

export const healthOperations: readonly Operation[] = [
  {
    id: 'read-health',
    method: 'get',
    path: endpoints.health,
    summary: 'Whether leads can be kept',
    answers: {
      200: { description: 'They can, or a later attempt may', schema: health },
      503: { description: 'Nothing is written until a restart', schema: health },
    },
  },
];

/** 503 once the store has stopped: whoever watches the server is to restart it or look at the disk. */
export function healthRoutes(store: Store, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.health)
    .get(limits.other, (_request, response) => {
      const state = store.state();
      const answer: z.infer<typeof health> = { status: state === 'ready' ? 'ok' : 'degraded', store: state };
      response
        .status(state === 'stopped' ? 503 : 200)
        .set('Cache-Control', 'no-store')
        .json(answer);
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}

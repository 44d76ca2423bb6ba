import { endpoints } from '@hvac/content/model';
import { Router } from 'express';
import type { Store } from '../store/port.ts';
import { methodNotAllowed } from './errors.ts';
import type { RateLimits } from './rate-limit.ts';

/** What GET /api/health answers: nothing about people, nothing about the machine. */
export interface Health {
  status: 'ok' | 'degraded';
  store: 'ready' | 'refusing' | 'stopped';
}

/** 503 once the store has stopped: whoever watches the server is to restart it or look at the disk. */
export function healthRoutes(store: Store, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.health)
    .get(limits.other, (_request, response) => {
      const state = store.state();
      const health: Health = { status: state === 'ready' ? 'ok' : 'degraded', store: state };
      response
        .status(state === 'stopped' ? 503 : 200)
        .set('Cache-Control', 'no-store')
        .json(health);
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}

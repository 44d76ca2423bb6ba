import { endpoints, retentionConfirmed } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import { jsonBody, parseBody } from '../http/json-body.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Retention } from './retention.ts';

export const retentionOperations: readonly Operation[] = [
  {
    id: 'confirm-retention',
    method: 'post',
    path: endpoints.adminRetention,
    summary: 'The word of the office that the old leads it was shown may go',
    admin: true,
    body: retentionConfirmed,
    answers: { 204: { description: 'They are set aside for 30 days, and then removed' } },
    refusals: {
      412: 'Something else would be removed by now',
      503: 'Some are still there; Retry-After says in how many seconds to try again',
    },
  },
];

/** POST /api/admin/retention; the guard of /api/admin stands before it. */
export function retentionRoutes(retention: Pick<Retention, 'confirm'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.adminRetention)
    .post(...jsonBody(), async (request, response) => {
      await retention.confirm(parseBody(retentionConfirmed, request));
      response.status(204).end();
    })
    .all(methodNotAllowed('POST'));
  return router;
}

import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import { jsonBody, parseBody } from '../http/json-body.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { leadKinds } from './lead-kinds.ts';
import { submitLead } from './submit-lead.ts';
import type { LeadDeps } from './submit-lead.ts';

/** One POST for each kind of lead. There is no list of leads: a GET is refused. */
export function leadRoutes(deps: LeadDeps, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const kind of leadKinds) {
    router
      .route(kind.path)
      .post(limits.lead(kind.collection), ...jsonBody(), async (request, response) => {
        const payload = parseBody(kind.payload, request);
        response.status(201).json(await submitLead(kind, payload, deps));
      })
      .all(methodNotAllowed('POST'));
  }
  return router;
}

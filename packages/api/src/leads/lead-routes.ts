import { bodyLimitBytes, leadReceipt, resumeBodyLimitBytes } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import { jsonBody, parseBody } from '../http/json-body.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { uploadQueue } from '../http/upload-queue.ts';
import type { Operation } from '../openapi/operation.ts';
import { everyKind } from '../lead/kinds.ts';
import { pageOf } from './page-of.ts';
import { submitLead } from './submit-lead.ts';
import type { LeadDeps } from './submit-lead.ts';
import { Repeats } from './suspicions.ts';

export const leadOperations: readonly Operation[] = everyKind.map(({ name, path, payload }) => ({
  id: `submit-${name}`,
  method: 'post',
  path,
  summary: `A new lead: ${name.replace('-', ' ')}`,
  body: payload,
  answers: { 201: { description: 'Kept: it would survive a power cut', schema: leadReceipt } },
  refusals: { 503: 'Not kept; Retry-After says in how many seconds to try again' },
}));

/** One POST for each kind of lead. There is no list of leads: a GET is refused. */
export function leadRoutes(shared: Omit<LeadDeps, 'repeats'>, limits: RateLimits): Router {
  const deps = { ...shared, repeats: new Repeats(shared.store, shared.now) };
  const router = Router({ caseSensitive: true, strict: true });
  for (const kind of everyKind) {
    const body = kind.takesFile ? jsonBody(resumeBodyLimitBytes, uploadQueue()) : jsonBody(bodyLimitBytes);
    router
      .route(kind.path)
      .post(limits.lead(kind.collection), ...body, async (request, response) => {
        const payload = parseBody(kind.payload, request);
        response.status(201).json(await submitLead(kind, payload, pageOf(request), deps));
      })
      .all(methodNotAllowed('POST'));
  }
  return router;
}

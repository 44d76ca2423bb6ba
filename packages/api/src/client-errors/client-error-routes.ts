import { clientError, clientErrorLimitBytes, endpoints } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import { jsonBody, parseBody } from '../http/json-body.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Operation } from '../openapi/operation.ts';
import { maskedMessage, pathOfOurs, type ClientErrorCount } from './client-errors.ts';

export const clientErrorOperations: readonly Operation[] = [
  {
    id: 'report-client-error',
    method: 'post',
    path: endpoints.clientErrors,
    summary: 'Something went wrong in a browser. It is counted and logged, masked; nothing about the visitor is kept',
    body: clientError,
    answers: { 204: { description: 'Counted' } },
  },
];

interface ClientErrorDeps {
  clientErrors: ClientErrorCount;
  log: Log;
}

/** The owner hears of what visitors meet: a line in the log, and a number at /api/health. */
export function clientErrorRoutes({ clientErrors, log }: ClientErrorDeps, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.clientErrors)
    .post(...limits.clientErrors, ...jsonBody(clientErrorLimitBytes), (request, response) => {
      const { kind, message, path } = parseBody(clientError, request);
      clientErrors.add();
      log.warn({ kind, path: pathOfOurs(path), message: maskedMessage(message) }, 'A browser met an error');
      response.status(204).set('Cache-Control', 'no-store').end();
    })
    .all(methodNotAllowed('POST'));
  return router;
}

import { clientError, clientErrorLimitBytes, endpoints } from '@hvac/content/model';
import { defineRoute } from '../http/define-route.ts';
import type { Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import { maskMessage, knownPath, type ClientErrorCount } from './client-errors.ts';

interface ClientErrorDeps {
  clientErrors: ClientErrorCount;
  log: Logger;
}

/** The owner hears of what visitors meet: a line in the log, and a number at /api/health. */
export const clientErrorRoute = ({ clientErrors, log }: ClientErrorDeps, limits: RateLimits): Route =>
  defineRoute({
    id: 'report-client-error',
    method: 'post',
    path: endpoints.clientErrors,
    summary: 'Something went wrong in a browser. It is counted and logged, masked; nothing about the visitor is kept',
    body: clientError,
    bodyLimit: clientErrorLimitBytes,
    responses: { 204: { description: 'Counted' } },
    middleware: limits.clientErrors,
    handler({ body: { kind, message, path }, response }) {
      clientErrors.add();
      log.warn({ kind, path: knownPath(path), message: maskMessage(message) }, 'A browser met an error');
      response.set('Cache-Control', 'no-store');
    },
  });

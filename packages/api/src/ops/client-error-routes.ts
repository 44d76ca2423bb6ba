import { clientError, clientErrorLimitBytes, endpoints } from '@hvac/content/model';
import { call } from '../http/define-route.ts';
import type { Call } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../logger.ts';
import { maskedMessage, pathOfOurs, type ClientErrorCount } from './client-errors.ts';

interface ClientErrorDeps {
  clientErrors: ClientErrorCount;
  log: Log;
}

/** The owner hears of what visitors meet: a line in the log, and a number at /api/health. */
export const clientErrorCall = ({ clientErrors, log }: ClientErrorDeps, limits: RateLimits): Call =>
  call({
    id: 'report-client-error',
    method: 'post',
    path: endpoints.clientErrors,
    summary: 'Something went wrong in a browser. It is counted and logged, masked; nothing about the visitor is kept',
    body: clientError,
    bodyLimit: clientErrorLimitBytes,
    answers: { 204: { description: 'Counted' } },
    before: limits.clientErrors,
    run({ body: { kind, message, path }, response }) {
      clientErrors.add();
      log.warn({ kind, path: pathOfOurs(path), message: maskedMessage(message) }, 'A browser met an error');
      response.set('Cache-Control', 'no-store');
    },
  });

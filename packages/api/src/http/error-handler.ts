import type { ErrorRequestHandler } from 'express';
import { type Logger, describeError } from '../logger.ts';
import { DomainError } from '../errors.ts';
import { StoreUnavailable } from '../store/store.ts';
import { HttpError, tooLarge } from './http-error.ts';

const notStored = 'We couldn’t save this. Please try again in a minute, or call us.';
/** For the office, which reads the most. */
const notRead = 'We couldn’t load this. Please try again in a minute.';
const unexpected = 'Something went wrong on our end. Please try again, or call us.';

const statuses = {
  invalid: 400,
  notFound: 404,
  conflict: 409,
  versionConflict: 412,
  tooLarge: 413,
} as const satisfies Record<DomainError['reason'], number>;

/**
 * The response to an error. Unknown errors are bugs of ours: their message may quote a visitor, so it isn't sent.
 * @param method of the request
 */
export function toHttpError(error: unknown, method: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DomainError) return new HttpError(statuses[error.reason], error.message);
  if (error instanceof StoreUnavailable) {
    const sentence = ['GET', 'HEAD'].includes(method) ? notRead : notStored;
    return new HttpError(503, sentence, { 'Retry-After': String(error.retryAfter) });
  }
  return fromExpress(error) ?? new HttpError(500, unexpected);
}

/** Express and its body parser set a status from 400 to 499 on errors of the request. */
function fromExpress(error: unknown): HttpError | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge();
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new HttpError(status, 'The request could not be read');
}

/** The only place that responds with errors: plain text, one sentence, no stack. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, { method }, response, _next) => {
    const { status, message, headers } = toHttpError(error, method);
    if (status >= 500) {
      log.error({ requestId: response.locals['requestId'], status, ...describeError(error) }, 'A request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.removeHeader('Content-Encoding');
    response.removeHeader('Content-Length');
    response.status(status).set(headers).set('Cache-Control', 'no-store').type('text/plain').send(message);
  };

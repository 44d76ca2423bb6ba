import type { RequestHandler } from 'express';

/** A refusal with a status, and one short sentence for people. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * @param wait milliseconds until a new attempt makes sense
 * @param what there are too many of
 */
export function tooManyRequests(wait: number, what = 'requests'): HttpError {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new HttpError(429, `Too many ${what}. Please try again in ${inWords(seconds)}.`, {
    'Retry-After': String(seconds),
  });
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Ends a route that has no handler for the method.
 * @param allow the methods it has, such as "GET, HEAD"
 */
export const methodNotAllowed =
  (allow: string): ((...args: Parameters<RequestHandler>) => never) =>
  (request) => {
    throw new HttpError(405, `${request.method} is not possible here`, { Allow: allow });
  };

/** Ends the API: nothing has this path. */
export const notFound: RequestHandler = () => {
  throw new HttpError(404, 'There is nothing at this address');
};

import type { RequestHandler } from 'express';

/** An error response. The message is a short sentence for people. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * A 429 with Retry-After.
 * @param wait milliseconds until the client may try again
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

/** A 400 for a form that is cut off or broken. */
export const incompleteForm = () => new HttpError(400, 'We didn’t get the whole form. Please send it again.');

/** A 413 for a body, or for a part of it, that is too long. */
export const tooLarge = () => new HttpError(413, 'This is too large to send');

/** @param allow the methods that the path has, such as "GET, HEAD" */
export const methodNotAllowed =
  (allow: string): ((...args: Parameters<RequestHandler>) => never) =>
  (request) => {
    throw new HttpError(405, `${request.method} isn’t allowed here`, { Allow: allow });
  };

export const notFound: RequestHandler = () => {
  throw new HttpError(404, 'There is nothing at this address');
};

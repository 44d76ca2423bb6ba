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
 * Ends a route that has no handler for the method.
 * @param allow the methods it has, such as "GET, HEAD"
 */
export const methodNotAllowed =
  (allow: string): ((...args: Parameters<RequestHandler>) => never) =>
  (request) => {
    throw new HttpError(405, `${request.method} is not possible here`, { Allow: allow });
  };

/** Ends the API: nothing has this path. */
export const nothingHere: RequestHandler = () => {
  throw new HttpError(404, 'There is nothing at this address');
};

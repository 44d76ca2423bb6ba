import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logger.ts';

/**
 * Gives each request an id and logs one line when it ends, without address, query and body. Unknown paths are not
 * logged: people type anything into an address bar.
 */
export const requestLog =
  (log: Logger, now: () => number): RequestHandler =>
  (request, response, next) => {
    const started = now();
    const { method, path } = request;
    const requestId = randomUUID();
    response.locals['requestId'] = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      // Before the headers are sent, the status is only Express's default.
      const status = response.headersSent ? response.statusCode : undefined;
      const entry = { requestId, method, route: routeOf(response, path), status, ms: now() - started };
      const outcome = response.writableFinished ? 'Answered' : 'The client went away';
      if (status !== undefined && status < 400 && !entry.route.startsWith('/api/')) log.debug(entry, outcome);
      else log.info(entry, outcome);
    });
    next();
  };

function routeOf(response: Response, path: string): string {
  const known = response.headersSent && (response.statusCode < 300 || response.statusCode === 304);
  const route: unknown = response.req.route?.path;
  if (typeof route === 'string') return route;
  return known ? path : 'unknown';
}

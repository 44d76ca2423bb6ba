import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';

/**
 * Warns once when the server is asked by another name than the one that the pages' canonical links
 * carry: then one of the two is set wrong. Machines that watch the server by its address are no mistake.
 */
export function warnOfOtherName(publicOrigin: string | undefined, log: Log): RequestHandler {
  let warned = publicOrigin === undefined;
  return (request, _response, next) => {
    if (!warned && !request.path.startsWith('/api/') && `${request.protocol}://${request.host}` !== publicOrigin) {
      warned = true;
      log.warn({}, 'A page was asked for by another name than PUBLIC_ORIGIN; check it, TRUST_PROXY and the proxy');
    }
    next();
  };
}

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from '../logger.ts';

/** In characters. The longest real one is an inbox search in a non-Latin script. */
const maxTargetLength = 2048;

/** In characters. A password of 200 letters fits in any script. */
export const maxHeaderLength = 1024;

/** Headers that the server, Express or the static middleware parse. Cookies may be long, but are not parsed. */
const parsedHeader =
  /^(accept|accept-encoding|authorization|cache-control|expect|host|range|(content|if|x-forwarded)-.*)$/;

const unreadable = [400, 'The request could not be read'] as const;

/** @returns status and sentence, or undefined to let the request in */
function refusalOf(request: IncomingMessage): readonly [status: number, sentence: string] | undefined {
  const { url = '', headers, headersDistinct, httpVersionMajor } = request;
  if (url.length > maxTargetLength) return [414, 'This address is too long'];
  const parsed = Object.entries(headers).filter(([name]) => parsedHeader.test(name));
  if (parsed.some(([, value = '']) => value.length > maxHeaderLength)) {
    return [431, 'A header of the request is too long'];
  }
  // Node accepts both. HTTP/0.9 has no status line; a proxy and a server may disagree on two hosts (RFC 9112, 3.2).
  if (httpVersionMajor < 1 || (headersDistinct['host']?.length ?? 0) > 1) return unreadable;
  if (!/^[\w.:[\]-]*$/.test(headers.host ?? '')) return unreadable;
  return url.startsWith('/') || url === '*' || toOriginForm(request) ? undefined : unreadable;
}

/** Rewrites a target in absolute form. Its host replaces the Host header (RFC 9112, 3.2.2). */
function toOriginForm(request: IncomingMessage): boolean {
  const target = /^https?:\/\//i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null;
  if (!target) return false;
  request.headers.host = target.host;
  request.url = target.pathname + target.search;
  return true;
}

/** Refuses requests that no browser sends, before Express parses them. */
export const requestGuard =
  (application: RequestListener, log: Logger): RequestListener =>
  (request, response) => {
    const [status, sentence] = refusalOf(request) ?? [];
    if (status === undefined) return application(request, response);
    log.info({ status }, 'A request was refused unread');
    response.writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    response.end(sentence);
  };

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '../logger.ts';

/** In characters. The longest real one is an inbox search in a non-Latin script. */
const maxTargetLength = 2048;

/** In characters. A password of 200 letters fits in any script. */
export const maxHeaderLength = 1024;

/** Headers that the server, Express or the static middleware parse. Cookies may be long, but are not parsed. */
const parsedHeaders = [
  'accept',
  'accept-encoding',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

interface Refusal {
  status: number;
  sentence: string;
}

/** Checks a request before anything in it is parsed. */
function refusalOf({ url = '', headers, rawHeaders, httpVersionMajor }: IncomingMessage): Refusal | undefined {
  if (url.length > maxTargetLength) return { status: 414, sentence: 'This address is too long' };
  if (parsedHeaders.some((name) => (headers[name]?.length ?? 0) > maxHeaderLength)) {
    return { status: 431, sentence: 'A header of the request is too long' };
  }
  // Node accepts both. HTTP/0.9 has no status line; a proxy and a server may disagree on two hosts (RFC 9112, 3.2).
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (httpVersionMajor < 1 || hosts > 1 || !/^[\w.:[\]-]*$/.test(headers.host ?? '')) {
    return { status: 400, sentence: 'The request could not be read' };
  }
  return undefined;
}

/**
 * Rewrites a target in absolute form; its host replaces the Host header (RFC 9112, 3.2.2).
 * @returns false when the target is neither a path nor an HTTP URL
 */
function toOriginForm(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return true;
  const scheme = /^https?:\/\//i.exec(url)?.[0];
  if (scheme === undefined || !URL.canParse(url)) return false;
  const rest = url.slice(scheme.length);
  const end = rest.search(/[/?]/);
  request.headers.host = new URL(url).host;
  request.url = end === -1 ? '/' : rest.startsWith('?', end) ? `/${rest.slice(end)}` : rest.slice(end);
  return true;
}

function refuse(response: ServerResponse, { status, sentence }: Refusal, log: Logger): void {
  log.info({ status }, 'A request was refused unread');
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(sentence);
}

/** Refuses requests that no browser sends, before Express parses them. */
export const requestGuard =
  (application: RequestListener, log: Logger): RequestListener =>
  (request, response) => {
    const refusal =
      refusalOf(request) ??
      (toOriginForm(request) ? undefined : { status: 400, sentence: 'The request could not be read' });
    if (refusal) refuse(response, refusal, log);
    else application(request, response);
  };

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '../logger.ts';

/** Longest target of a request, in characters. The longest of ours is a search of the inbox in another script. */
const longestTarget = 2048;

/** Longest value of a header that is read, in characters: a password of 200 letters in any script fits. */
export const longestHeader = 1024;

/** Headers that the server, Express or the file server take apart. What browsers make long by right (cookies) is not read. */
const read = [
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

interface Refused {
  status: number;
  sentence: string;
}

/** What is wrong with a request before anything in it is taken apart; undefined for nearly all. */
function refusalOf({ url = '', headers, rawHeaders, httpVersionMajor }: IncomingMessage): Refused | undefined {
  if (url.length > longestTarget) return { status: 414, sentence: 'This address is too long' };
  if (read.some((name) => (headers[name]?.length ?? 0) > longestHeader)) {
    return { status: 431, sentence: 'A header of the request is too long' };
  }
  // Node answers both. HTTP/0.9 has no status; two hosts are for a proxy and a server to disagree on (RFC 9112, 3.2).
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (httpVersionMajor < 1 || hosts > 1 || !/^[\w.:[\]-]*$/.test(headers.host ?? '')) {
    return { status: 400, sentence: 'The request could not be read' };
  }
  return undefined;
}

/**
 * Takes the origin out of a target in absolute form; it says the host then, whatever the header says (RFC 9112, 3.2.2).
 * @returns false when the target is neither a path nor an address of ours
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

function refuse(response: ServerResponse, { status, sentence }: Refused, log: Logger): void {
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

/** Stands before the application: what no browser sends is refused before a letter of it is looked at twice. */
export const requestGuard =
  (application: RequestListener, log: Logger): RequestListener =>
  (request, response) => {
    const refusal =
      refusalOf(request) ??
      (toOriginForm(request) ? undefined : { status: 400, sentence: 'The request could not be read' });
    if (refusal) refuse(response, refusal, log);
    else application(request, response);
  };

import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Logger } from '../logger.ts';

/** In milliseconds. */
export const timeLimits = {
  /** Until the headers have arrived. */
  headers: 10_000,
  /** Until the whole request has arrived: the largest file takes 150 s at 48 kB a second. */
  request: 600_000,
  /** Without any data in either direction, such as a client that doesn't read its response. */
  idle: 120_000,
  /** Between two requests on a connection. Longer than the 60 s of proxies, which would otherwise use a closed one. */
  keepAlive: 65_000,
};

/**
 * Node starts pipelined requests at once, so a connection has so many and is then closed. Clients that wait for answers are
 * told with the last one, and open another connection.
 */
export const maxRequestsPerConnection = 100;

/** Node checks its timeouts every 30 seconds by default: too rarely for one of 10 seconds. */
export const serverOptions = { connectionsCheckingInterval: 1_000 };

/** When the server stops, requests that take longer are cut off. In milliseconds. */
const maxStopTime = 8_000;

/** Closes connections of clients that send or read too slowly. */
export function limitConnections(server: Server, limits = timeLimits): Server {
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.keepAlive;
  server.maxRequestsPerSocket = maxRequestsPerConnection;
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.setTimeout(limits.idle, (socket) => socket.destroy());
  return server;
}

/** Refuses new connections and waits for running requests. */
export async function stopListening(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle after its last response, and would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), maxStopTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

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

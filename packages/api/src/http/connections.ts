import { company } from '@hvac/company';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

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

export const serverOptions = {
  /** Node checks its timeouts every 30 seconds by default: too rarely for one of 10 seconds. In milliseconds. */
  connectionsCheckingInterval: 1_000,
  /** All headers and the address together, in bytes. Longer ones would keep the parsers of headers busy. */
  maxHeaderSize: 8 * 1024,
};

/** When the server stops, requests that take longer are cut off. In milliseconds. */
const maxStopTime = 8_000;

/** Closes connections of clients that send or read too slowly, or what cannot be read. */
export function limitConnections(server: Server, limits = timeLimits): Server {
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.keepAlive;
  server.maxRequestsPerSocket = maxRequestsPerConnection;
  server.on('clientError', answerUnreadable);
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.setTimeout(limits.idle, (socket) => socket.destroy());
  return server;
}

const tooLong = `The address or the cookies are too long. Please delete this site’s cookies, or call ${company.phone.display}.`;

const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a request that Node cannot read as Node itself does, and with words where a visitor would see an empty page. */
function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const text = code === 'HPE_HEADER_OVERFLOW' ? tooLong : '';
  const head = [
    `HTTP/1.1 ${unreadable[code] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  // As Node looks for it: words in the middle of an answer would become a part of it.
  const { _httpMessage: running } = socket as { _httpMessage?: ServerResponse | null };
  if (socket.writable && !running?.headersSent) socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  else socket.destroy();
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

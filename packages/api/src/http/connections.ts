import type { Server } from 'node:http';

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

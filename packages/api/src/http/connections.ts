import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds. */
export const timeLimits = {
  /** Until the headers have arrived. */
  head: 10_000,
  /** Until the whole request has arrived. */
  request: 120_000,
  /** Without any data in either direction, such as a client that doesn't read its response. */
  silence: 120_000,
  /** Between two requests on a connection. Longer than the 60 s of proxies, which would otherwise use a closed one. */
  keptOpen: 65_000,
};

/** Node checks its timeouts every 30 seconds by default: too rarely for one of 10 seconds. */
export const serverOptions = { connectionsCheckingInterval: 1_000 };

/** When the server stops, requests that take longer are cut off. In milliseconds. */
const maxStopTime = 8_000;

/** Closes connections of clients that send or read too slowly. */
export function limitConnections(server: Server, limits = timeLimits): Server {
  server.headersTimeout = limits.head;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.keptOpen;
  server.setTimeout(limits.silence, (socket) => socket.destroy());
  return server;
}

/** Most unanswered requests on one connection. Browsers send the next request when the last one is answered. */
export const maxPipelined = 10;

/**
 * Handles the requests of a connection one after another: Node starts all pipelined requests at once. Closes a connection
 * with more than `maxPipelined` unanswered requests.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === maxPipelined) return void socket.destroy();
    queue.push(() => listener(request, response));
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
  };
}

/** Refuses new connections and waits for running requests. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle after its last response, and would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), maxStopTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

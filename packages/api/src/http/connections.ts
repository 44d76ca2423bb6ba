import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** All in milliseconds. */
export const timeLimits = {
  /** Until the head of a request is complete. */
  head: 10_000,
  /** Until the whole request has arrived. */
  request: 120_000,
  /** Without a byte in either direction: a client that does not read its answer. */
  silence: 120_000,
  /** Between two requests on one connection. Proxies keep theirs for 60 s, and must not find one closed under them. */
  keptOpen: 65_000,
};

/** How often slow requests are looked for: Node's own 30 seconds would let a slow head live for 40. */
export const serverOptions = { connectionsCheckingInterval: 1_000 };

/** After this, requests that are still under way when the server stops are cut off. */
const longestStop = 8_000;

/** Sets the time limits of connections: a client that sends or reads slowly holds one, and not forever. */
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
 * Handles the requests of a connection one after another, so that a client that does not read its answers makes one of
 * them at most. Node alone starts all that it has read. A connection with more than `maxPipelined` requests is closed.
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

/** Takes no new connections and waits for the requests under way. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept connection becomes idle when its last answer is out, and would be held open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), longestStop);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

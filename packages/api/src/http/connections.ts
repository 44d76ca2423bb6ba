import type { Server } from 'node:http';

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

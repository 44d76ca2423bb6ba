import type { Server } from 'node:http';

const seconds = 1000;

/** After this, requests that are still under way when the server stops are cut off. */
const longestStop = 8 * seconds;

/** Time limits on connections: a client that sends or reads slowly holds a connection, and not for ever. */
export function limitConnections(server: Server): Server {
  server.headersTimeout = 10 * seconds;
  server.requestTimeout = 120 * seconds;
  server.keepAliveTimeout = 15 * seconds;
  server.setTimeout(120 * seconds, (socket) => socket.destroy());
  return server;
}

/** How often slow requests are looked for: Node's own 30 seconds would let a slow head live for 40. */
export const serverOptions = { connectionsCheckingInterval: 1 * seconds };

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

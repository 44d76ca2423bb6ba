import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in front of the server, for a test that wants something to go wrong on the way. */
export interface Door {
  origin: string;
  /** Answers 503 to what it says true to; nothing is refused at first. */
  refuse: (method: string, path: string) => boolean;
  close(): Promise<void>;
}

/** Opens a door on a port of its own, so that the browser's stores are empty there. */
export async function openDoor(to: string): Promise<Door> {
  const { hostname, port } = new URL(to);
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (door.refuse(method, url)) {
      request.resume();
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not now.');
      return;
    }
    const passed = ask({ hostname, port, method, path: url, headers, agent: false }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const door: Door = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    refuse: () => false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return door;
}

import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the server that can fail requests. */
export interface FaultProxy {
  origin: string;
  /** Requests for which it returns true get 503. Default: none. */
  refuse: (method: string, path: string) => boolean;
  close(): Promise<void>;
}

/** Starts a proxy on a port of its own, so that the browser's storage is empty. */
export async function startFaultProxy(to: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(to);
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (faultProxy.refuse(method, url)) {
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
  const faultProxy: FaultProxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    refuse: () => false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return faultProxy;
}

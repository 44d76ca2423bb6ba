import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections, serverOptions, timeLimits } from '../../src/http/connections.ts';
import { raw } from '../support/raw.ts';

/** A server with the limits of ours, a hundred times as impatient. */
async function impatientServer() {
  const server = createServer(
    { connectionsCheckingInterval: serverOptions.connectionsCheckingInterval / 100 },
    (_, response) => {
      response.end('ok');
    },
  );
  limitConnections(server, {
    head: timeLimits.head / 100,
    request: timeLimits.request / 100,
    silence: timeLimits.silence / 100,
    keptOpen: timeLimits.keptOpen / 100,
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

async function whatBecomesOf(socket: Socket, sent: string): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => {});
  socket.write(sent);
  await once(socket, 'close');
  return received;
}

test('slow heads, slow bodies and silent connections are closed, and others are served meanwhile', async () => {
  const { port } = await impatientServer();
  const slowHeads = Array.from({ length: 100 }, () =>
    whatBecomesOf(connect(port, '127.0.0.1'), 'POST /api/service-requests HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  );
  const slowBodies = Array.from({ length: 20 }, () =>
    whatBecomesOf(connect(port, '127.0.0.1'), 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
  );
  const silent = Array.from({ length: 20 }, () => whatBecomesOf(connect(port, '127.0.0.1'), ''));
  expect((await raw(`http://127.0.0.1:${port}`, '/')).status).toBe(200);
  for (const answer of await Promise.all(slowHeads)) expect(answer).toContain('408 Request Timeout');
  expect(await Promise.all([...slowBodies, ...silent])).toHaveLength(40);
});

test('the limits are those that were decided', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = limitConnections(createServer());
  expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 120_000, 120_000]);
  expect(keepAliveTimeout).toBeLessThan(headersTimeout + requestTimeout);
});

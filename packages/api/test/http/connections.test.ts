import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections, maxRequestsPerConnection, serverOptions, timeLimits } from '../../src/http/connections.ts';
import { listen } from '../support/listen.ts';
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
    headers: timeLimits.headers / 100,
    request: timeLimits.request / 500,
    idle: timeLimits.idle / 100,
    keepAlive: timeLimits.keepAlive / 100,
  });
  return listen(server);
}

async function whatBecomesOf(socket: Socket, sent: string): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => {});
  socket.write(sent);
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

test('slow heads, slow bodies and silent connections are closed, and others are served meanwhile', async () => {
  const port = await impatientServer();
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

test('starts so many requests of a connection, and serves others', async () => {
  let started = 0;
  const server = createServer((_request, response) => {
    started += 1;
    response.end('ok');
  });
  const port = await listen(limitConnections(server));
  await whatBecomesOf(connect(port, '127.0.0.1'), 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60_000));
  expect(started).toBe(maxRequestsPerConnection);
  expect((await raw(`http://127.0.0.1:${port}`, '/')).status).toBe(200);
});

test('tells a client that waits for answers to open another connection', async () => {
  const port = await listen(limitConnections(createServer((_request, response) => void response.end('ok'))));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections: (string | undefined)[] = [];
  for (let count = 0; count <= maxRequestsPerConnection; count++) {
    const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
    connections.push(response.headers.connection);
    await once(response.resume(), 'end');
  }
  agent.destroy();
  expect(connections.indexOf('close')).toBe(maxRequestsPerConnection - 1);
  expect(connections.at(-1)).toBe('keep-alive');
});

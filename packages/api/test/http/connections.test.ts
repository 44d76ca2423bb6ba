import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  limitConnections,
  limitPipelining,
  maxPipelined,
  serverOptions,
  timeLimits,
} from '../../src/http/connections.ts';
import { listen } from '../support/listen.ts';
import { raw } from '../support/raw.ts';
import { patience } from '../support/server.ts';

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

test('the limits are those that were decided', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = limitConnections(createServer());
  expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 120_000, 120_000]);
  expect(keepAliveTimeout).toBeLessThan(headersTimeout + requestTimeout);
});

/** A server that answers when the test says so. */
async function pipeliningServer(answer: RequestListener = () => {}) {
  const seen: ServerResponse[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(response);
    answer(request, response);
  };
  const port = await listen(createServer(limitPipelining(listener)));
  return { seen, socket: connect(port, '127.0.0.1'), url: `http://127.0.0.1:${port}` };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('requests that are pipelined are answered one after another', async () => {
  const { seen, socket } = await pipeliningServer();
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write(get.repeat(maxPipelined));
  for (let answered = 1; answered <= maxPipelined; answered++) {
    await expect.poll(() => seen.length, patience).toBe(answered);
    seen.at(-1)?.end(`answer ${answered}`);
    await expect.poll(() => received, patience).toContain(`answer ${answered}`);
  }
});

test('60,000 pipelined requests close the connection, and others are served', async () => {
  const { seen, socket, url } = await pipeliningServer((_request, response) => {
    if (seen.length > 1) response.end('ok');
  });
  expect(await whatBecomesOf(socket, get.repeat(60_000))).toBe('');
  expect(seen).toHaveLength(1);
  expect((await raw(url, '/')).status).toBe(200);
});

test('nothing more is written to a client that does not read', async () => {
  const { seen, socket } = await pipeliningServer((_request, response) => {
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  socket.pause().write(get.repeat(2));
  await expect.poll(() => seen[0]?.writableEnded, patience).toBe(true);
  expect(seen).toHaveLength(1);
});

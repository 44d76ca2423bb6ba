import { company } from '@hvac/company';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { limitConnections, maxRequestsPerConnection, serverOptions, timeLimits } from '../../src/http/connections.ts';
import { test } from '../support/fixtures.ts';
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

test('headers of eight kilobytes are read, and longer ones are 431', async ({ url }) => {
  const header = (length: number) => ({ Cookie: 'a'.repeat(length) });
  expect((await raw(url, '/api/health', header(serverOptions.maxHeaderSize - 200))).status).toBe(200);
  const answer = await raw(url, '/api/health', header(serverOptions.maxHeaderSize));
  expect([answer.status, answer.headers['content-type']]).toEqual([431, 'text/plain; charset=utf-8']);
  // @see blockscout/frontend#2819, vercel/serve#585: cookies of other programs on the domain
  expect(String(answer.bytes)).toBe(
    `The address or the cookies are too long. Please delete this site’s cookies, or call ${company.phone.display}.`,
  );
  expect((await raw(url, `/api/health?${'a'.repeat(serverOptions.maxHeaderSize)}`)).status).toBe(431);
});

test.each([
  ['GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['nonsense\r\n\r\n', '400 Bad Request'],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', '400 Bad Request'],
])('%j is answered with %s', async (sent, status) => {
  const port = await impatientServer();
  expect(await whatBecomesOf(connect(port, '127.0.0.1'), sent)).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
});

test('nonsense behind a request cuts its answer off, and puts nothing into it', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('01234');
  });
  const socket = connect(await listen(limitConnections(server)), '127.0.0.1');
  const started = new Promise((resolve) => socket.once('data', resolve));
  const received = whatBecomesOf(socket, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await started;
  socket.write('nonsense\r\n\r\n');
  expect(await received).toMatch(/\r\n\r\n01234$/);
});

test('a connection that pipelines has a hundred requests, and others are served', async () => {
  let started = 0;
  const server = createServer((_request, response) => {
    started += 1;
    response.end('ok');
  });
  const port = await listen(limitConnections(server));
  await whatBecomesOf(connect(port, '127.0.0.1'), 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  expect(started).toBe(maxRequestsPerConnection);
  expect((await raw(`http://127.0.0.1:${port}`, '/')).status).toBe(200);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { errorHandler } from '../../src/http/error-handler.ts';
import { timeLimits } from '../../src/http/connections.ts';
import { uploadLimits, uploadQueue } from '../../src/http/upload-queue.ts';
import { createLogger } from '../../src/logger.ts';
import { patience } from '../support/server.ts';

/** A server whose only route reads a body when its turn has come. It counts the bodies that are read at once. */
async function queueing(limits: Partial<typeof uploadLimits>) {
  const seen = { now: 0, most: 0, read: 0 };
  const app = express();
  app.get('/never', () => {});
  app.post('/', uploadQueue({ ...uploadLimits, ...limits }), async (request, response) => {
    seen.now++;
    seen.most = Math.max(seen.most, seen.now);
    try {
      const { length } = await buffer(request);
      seen.read++;
      response.send(String(length));
    } finally {
      seen.now--;
    }
  });
  app.use(errorHandler(createLogger('silent')));
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, seen };
}

interface Sender {
  socket: Socket;
  /** All that was answered, once the connection is closed. */
  answer: Promise<string>;
}

/** Sends a head, and of its body as much as is given. */
function send(port: number, body: string, length = body.length): Sender {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`);
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  return { socket, answer: once(socket, 'close').then(() => received) };
}

test('bodies are read a few at a time, and all are answered', async () => {
  const { port, seen } = await queueing({ atOnce: 4 });
  const senders = Array.from({ length: 40 }, () => send(port, 'x'.repeat(200_000), 200_001));
  await expect.poll(() => seen.now, patience).toBe(4);
  for (const { socket } of senders) socket.write('x');
  for (const { answer } of senders) expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*200001$/);
  expect([seen.most, seen.read]).toEqual([4, 40]);
});

test('a body is not read before its turn', async () => {
  const { port, seen } = await queueing({ atOnce: 1 });
  const first = send(port, 'x', 2);
  await expect.poll(() => seen.now, patience).toBe(1);
  const second = send(port, 'ready');
  const third = send(port, 'gives up');
  third.socket.destroy();
  await third.answer;
  expect(seen.read).toBe(0);
  first.socket.write('x');
  expect(await first.answer).toContain('200 OK');
  expect(await second.answer).toContain('200 OK');
  expect(seen).toEqual({ now: 0, most: 1, read: 2 });
});

test.each([
  ['whose body does not end in time', { longestBody: 50 }],
  ['that sends too little in a span', { span: 50 }],
])('a sender %s is 408, and the next one has the turn', async (_name, limits) => {
  const { port, seen } = await queueing({ atOnce: 1, ...limits });
  const slow = send(port, 'x', 1000);
  await expect.poll(() => seen.now, patience).toBe(1);
  const next = send(port, 'quick');
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 [^]*Connection: close[^]*The file came too slowly\./);
  expect(await next.answer).toMatch(/^HTTP\/1\.1 200 [^]*5$/);
});

test('a turn ends with its connection, though an earlier answer on it is still owed', async () => {
  const { port, seen } = await queueing({ atOnce: 1 });
  const socket = connect(port, '127.0.0.1');
  const head = 'HTTP/1.1\r\nHost: x\r\n';
  socket.write(`GET /never ${head}\r\nPOST / ${head}Content-Length: 2\r\n\r\nx`);
  await expect.poll(() => seen.now, patience).toBe(1);
  const waiting = connect(port, '127.0.0.1');
  waiting.write(`GET /never ${head}\r\nPOST / ${head}Content-Length: 2\r\n\r\nx`);
  const next = send(port, 'next');
  waiting.destroy();
  socket.destroy();
  expect(await next.answer).toContain('200 OK');
});

test('a steady sender is not too slow', async () => {
  const { port, seen } = await queueing({ atOnce: 1, span: 150, leastBytes: 1 });
  const steady = send(port, '', 100);
  const drip = setInterval(() => steady.socket.write('x'), 4);
  onTestFinished(() => clearInterval(drip));
  expect(await steady.answer).toContain('200 OK');
  expect(seen.read).toBe(1);
});

test('more than the queue holds are 503 with Retry-After at once', async () => {
  const { port, seen } = await queueing({ atOnce: 1, waiting: 2 });
  const first = send(port, 'x', 2);
  await expect.poll(() => seen.now, patience).toBe(1);
  const answers: string[] = [];
  const others = Array.from({ length: 5 }, async () => answers.push(await send(port, 'x').answer));
  await expect.poll(() => answers.length, patience).toBe(3);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 60/);
  first.socket.write('x');
  await Promise.all(others);
  expect(answers.slice(3).every((answer) => answer.includes('200 OK'))).toBe(true);
});

test('who waits too long for a turn is 503 with Retry-After', async () => {
  const { port, seen } = await queueing({ atOnce: 1, longestWait: 50 });
  send(port, 'x', 2);
  await expect.poll(() => seen.now, patience).toBe(1);
  expect(await send(port, 'x').answer).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 60/);
});

test('waiting and sending together end before the time limit of a request', () => {
  expect(uploadLimits.longestWait + uploadLimits.longestBody).toBeLessThan(timeLimits.request);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { bodyLimitBytes } from '@hvac/content/model';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { timeLimits } from '../../src/http/connections.ts';
import { errorHandler } from '../../src/http/error-handler.ts';
import { uploadLimits, uploadQueue } from '../../src/http/upload-queue.ts';
import { createLogger } from '../../src/logger.ts';
import { listen } from '../support/listen.ts';

/** Waits in real time; `expect.poll` would let the faked time pass. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => void setImmediate(resolve));
}

/**
 * A server whose only route reads a body when it has a slot. It counts the bodies that are read at once. Bodies of any
 * size queue, and time passes when the test says so.
 */
async function queueing(limits: Partial<typeof uploadLimits> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const seen = { now: 0, most: 0, read: 0, sockets: new Map<number | undefined, Socket>() };
  const app = express().set('trust proxy', 1);
  app.post(
    '/',
    (request, _response, next) => {
      seen.sockets.set(request.socket.remotePort, request.socket);
      next();
    },
    uploadQueue({ ...uploadLimits, small: 0, ...limits }),
    async (request, response) => {
      seen.now++;
      seen.most = Math.max(seen.most, seen.now);
      try {
        const { length } = await buffer(request);
        seen.read++;
        response.send(String(length));
      } finally {
        seen.now--;
      }
    },
  );
  app.use(errorHandler(createLogger('silent')));
  const port = await listen(createServer(app));
  let addresses = 0;

  /** Sends a head and a part of its body, from an address of its own unless one is given. */
  async function send(part: string, { length = part.length, from = `203.0.113.${++addresses}` } = {}) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
    );
    const { localPort } = socket;
    await until(() => seen.sockets.has(localPort));
    const served = seen.sockets.get(localPort) as Socket;
    const answer = buffer(socket).then(String, () => 'closed');
    const sendMore = async (more: string, bytes = more.length) => {
      const before = served.bytesRead;
      socket.write(more);
      await until(() => served.bytesRead - before >= bytes);
    };
    if (part !== '') await sendMore(part, Math.min(part.length, 50_000));
    return { socket, served, answer, sendMore };
  }
  return { send, seen };
}

/** Lets a time pass, and what happens then. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await new Promise((resolve) => void setImmediate(() => setImmediate(resolve)));
}

test('bodies are read a few at a time, and all are answered', async () => {
  const { send, seen } = await queueing({ atOnce: 4 });
  const senders = await Promise.all(
    Array.from({ length: 20 }, (_, at) => send('x'.repeat(200_000), { length: 200_001, from: `198.51.100.${at}` })),
  );
  expect(seen.now).toBe(4);
  for (const { socket } of senders) socket.write('x');
  for (const { answer } of senders) expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*200001$/);
  expect([seen.most, seen.read]).toEqual([4, 20]);
});

test('a body is not read before its turn', async () => {
  const { send, seen } = await queueing({ atOnce: 1 });
  const first = await send('x', { length: 2 });
  const second = await send('ready');
  const third = await send('gives up');
  third.socket.destroy();
  await until(() => third.served.destroyed);
  expect(seen).toMatchObject({ now: 1, read: 0 });
  first.socket.write('x');
  expect(await first.answer).toContain('200 OK');
  expect(await second.answer).toContain('200 OK');
  expect(seen).toMatchObject({ now: 0, most: 1, read: 2 });
});

test('a body without a file does not queue', async () => {
  const { send } = await queueing({ atOnce: 1, small: uploadLimits.small });
  await send('x', { length: 1_000_000 });
  const { answer } = await send('x'.repeat(bodyLimitBytes));
  expect(await answer).toContain('200 OK');
});

test('an address has one slot, whoever else waits', async () => {
  const { send, seen } = await queueing({ atOnce: 2 });
  const from = '198.51.100.1';
  const first = await send('x', { length: 2, from });
  const second = await send('second', { from });
  const other = await send('other');
  expect(await other.answer).toContain('200 OK');
  expect(seen).toMatchObject({ now: 1, read: 1 });
  first.socket.write('x');
  expect(await second.answer).toContain('200 OK');
});

test('a slow sender loses its slot to a faster one that waits', async () => {
  const { send } = await queueing({ atOnce: 1 });
  const slow = await send('x'.repeat(1000), { length: 1_000_000 });
  const alsoSlow = await send('x'.repeat(1000), { length: 1_000_000 });
  await pass(uploadLimits.span);
  const fast = await send('x'.repeat(200_000));
  for (let span = 0; span < 1 + uploadLimits.slowSpans; span++) await pass(uploadLimits.span);
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 [^]*Connection: close[^]*The file took too long to upload\./);
  expect(await fast.answer).toContain('200 OK');
  alsoSlow.socket.destroy();
});

test('a slow sender keeps its slot while nobody who waits is much faster', async () => {
  const { send, seen } = await queueing({ atOnce: 1 });
  const slow = await send('x'.repeat(1000), { length: 21_000 });
  const equal = await send('x'.repeat(1000), { length: 21_000 });
  for (let span = 0; span < 20; span++) {
    await slow.sendMore('x'.repeat(1000));
    if (span < 19) await equal.sendMore('x'.repeat(1000));
    await pass(uploadLimits.span);
  }
  expect(await slow.answer).toContain('200 OK');
  await equal.sendMore('x'.repeat(1000));
  expect(await equal.answer).toContain('200 OK');
  expect(seen.most).toBe(1);
});

test('a body that does not end in time is 408, and the next one has the slot', async () => {
  const { send } = await queueing({ atOnce: 1 });
  const endless = await send('x', { length: 1_000_000 });
  await pass(uploadLimits.longestBody - uploadLimits.span);
  const next = await send('x', { length: 2 });
  await pass(uploadLimits.span);
  expect(await endless.answer).toMatch(/^HTTP\/1\.1 408 [^]*The file took too long to upload\./);
  next.socket.write('x');
  expect(await next.answer).toMatch(/^HTTP\/1\.1 200 [^]*2$/);
});

test('more than the queue holds are 503 with Retry-After at once', async () => {
  const { send } = await queueing({ atOnce: 1, waiting: 2 });
  const first = await send('x', { length: 2 });
  const others = [await send('x'), await send('x')];
  const refused = await send('', { length: 1 });
  expect(await refused.answer).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 60/);
  first.socket.write('x');
  for (const { answer } of others) expect(await answer).toContain('200 OK');
});

test('who waits too long for a slot is 503 with Retry-After', async () => {
  const { send } = await queueing({ atOnce: 1, longestWait: 1 });
  await send('x', { length: 2 });
  const late = await send('x', { length: 2 });
  await pass(1);
  expect(await late.answer).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 60/);
});

test('waiting and sending together end before the time limit of a request', () => {
  expect(uploadLimits.longestWait + uploadLimits.longestBody).toBeLessThan(timeLimits.request);
});

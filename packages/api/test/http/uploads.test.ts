import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { endpoints } from '@hvac/content/model';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { errorHandler } from '../../src/http/error-handler.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { limitUploads, uploadLimits } from '../../src/http/uploads.ts';
import { createLogger } from '../../src/logger.ts';
import { siteWith } from '../support/built-site.ts';
import { listen } from '../support/listen.ts';
import { leadPayload, postTo } from '../support/requests.ts';
import { pdf, fileFields } from '../support/resumes.ts';
import { patience, startTestServer, stoppedClock } from '../support/server.ts';

/** Answers a large body with its length. */
const readWhole: RequestHandler = async (request, response) => {
  response.send(String((await buffer(request)).length));
};

/**
 * A server that reads large bodies. Time passes when the test says so.
 * @param other what POST /other does before and after it has its place
 */
async function startUploadServer(
  open = uploadLimits.open,
  other: { before?: RequestHandler; after?: RequestHandler } = {},
) {
  const clock = stoppedClock();
  const server = { arrived: 0, received: 0, over: 0 };
  const app = express();
  app.use((request, response, next) => {
    server.arrived += 1;
    request.on('data', (chunk: Buffer) => (server.received += chunk.length)).pause();
    response.once('close', () => (server.over += 1));
    next();
  });
  const limit = limitUploads({ ...uploadLimits, open, small: 0 }, clock.now);
  app.post('/', limit, readWhole);
  app.post('/other', other.before ?? ((_request, _response, next) => next()), limit, other.after ?? readWhole);
  app.use(errorHandler(createLogger('silent')));
  const port = await listen(createServer(app));

  /** Sends a part of a body of 1,000 bytes. */
  async function upload(bytes: number, path = '/') {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    await once(socket, 'connect');
    const before = { ...server };
    const send = async (count: number) => {
      socket.write('x'.repeat(count));
      await expect.poll(() => server.received, patience).toBe(before.received + count);
    };
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n`);
    await expect.poll(() => server.arrived, patience).toBe(before.arrived + 1);
    await send(bytes);
    return {
      finish: () => socket.write('x'.repeat(1000 - bytes)),
      leave: () => socket.destroy(),
      isOver: async () => {
        await expect.poll(() => server.over, patience).toBe(before.over + 1);
      },
      status: async () => {
        await expect.poll(() => answer.length, patience).toBeGreaterThan(12);
        return answer.slice(9, 12);
      },
    };
  }
  return { clock, upload };
}

test('when all places are taken, the slowest upload is refused, and a new one arrives', async () => {
  const { clock, upload } = await startUploadServer();
  const uploads = [];
  for (let count = 0; count < uploadLimits.open; count++) uploads.push(await upload(count === 3 ? 10 : 500));
  clock.advance(2_000);
  const honest = await upload(900);
  expect(await uploads[3]?.status()).toBe('503');
  for (const each of [honest, uploads[0]]) {
    each?.finish();
    expect(await each?.status()).toBe('200');
  }
});

const refuse = () => {
  throw new HttpError(413, 'No');
};

test.each<[how: string, action: 'leave' | 'finish', other: { before?: RequestHandler; after?: RequestHandler }]>([
  [
    'its client leaves while it is counted',
    'leave',
    { before: (_request, response, next) => response.once('close', next) },
  ],
  ['its client leaves while its body is read', 'leave', {}],
  ['it is refused before its body has come', 'finish', { after: refuse }],
  ['its body is read, and refused', 'finish', { after: async (request) => void (await buffer(request).then(refuse)) }],
  ['its body is read, and nobody answers', 'leave', { after: async (request) => void (await buffer(request)) }],
])('the place of an upload is free when %s', async (_how, action, other) => {
  const { upload } = await startUploadServer(2, other);
  const slow = await upload(0);
  const ended = await upload(0, '/other');
  ended[action]();
  await ended.isOver();
  const next = await upload(500);
  for (const each of [next, slow]) {
    each.finish();
    expect(await each.status()).toBe('200');
  }
});

test('without others, a slow upload has all the time it takes', async () => {
  const { clock, upload } = await startUploadServer();
  const slow = await upload(1);
  clock.advance(3_600_000);
  slow.finish();
  expect(await slow.status()).toBe('200');
});

/** Begins to send large bodies, and sends no more of them. @returns the statuses of their answers, as they come */
function sendSilently(url: string, path: string, type: string, clients: number): string[] {
  const statuses: string[] = [];
  for (let count = 0; count < clients; count++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.once('data', (chunk) => statuses.push(String(chunk).slice(9, 12)));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:0:${(count % 25) * 256}::1\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 6000000\r\n\r\n-`,
    );
  }
  return statuses;
}

test('an application passes beside 250 silent uploads of 25 addresses', async () => {
  const { url } = await startTestServer({ trustProxy: 1 });
  sendSilently(url, endpoints.careerApplications, 'application/json', 250);
  const payload = await leadPayload(url, 'career-application', fileFields('a.pdf', pdf(300_000)));
  expect((await postTo(url + endpoints.careerApplications, payload)).status).toBe(201);
});

test.each(['/careers', '/contact'])('forms that are posted to %s take places, too', async (path) => {
  const { url } = await startTestServer({ siteDir: await siteWith() });
  const statuses = sendSilently(url, path, 'multipart/form-data; boundary=y', uploadLimits.open + 2);
  await expect.poll(() => statuses, patience).toEqual(['503', '503']);
});

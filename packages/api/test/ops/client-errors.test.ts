import { clientErrorKinds, clientErrorLimitBytes, endpoints } from '@hvac/content/model';
import { describe, expect, test } from 'vitest';
import { maskMessage } from '../../src/ops/client-errors.ts';
import { healthOf, postTo } from '../support/requests.ts';
import { startTestServer, type TestServer, startWithClock } from '../support/server.ts';

const report = { kind: 'error', message: 'x is undefined', path: '/contact' };

const send = ({ url }: TestServer, body: unknown, headers?: Record<string, string>) =>
  postTo(url + endpoints.clientErrors, body, headers);

const counted = async ({ url }: TestServer): Promise<number> => (await healthOf(url)).clientErrors;

/** The lines of the log that tell of a browser's error, without their time. */
const lines = ({ logged }: TestServer) =>
  logged()
    .split('\n')
    .filter((line) => line.includes('A browser met an error'))
    .map((line) => ({ ...(JSON.parse(line) as object), time: '' }));

test.each(clientErrorKinds)(
  'an error of the kind "%s" is counted, logged at warn, and answered with 204',
  async (kind) => {
    const server = await startTestServer();
    const answer = await send(server, { ...report, kind });
    expect([answer.status, answer.text, answer.headers.get('Cache-Control')]).toEqual([204, '', 'no-store']);
    expect(await counted(server)).toBe(1);
    expect(lines(server)).toEqual([
      { level: 'warn', time: '', kind, path: '/contact', message: 'x is undefined', msg: 'A browser met an error' },
    ]);
  },
);

test.each([
  ['/Contact/', '/contact'],
  ['/admin/leads', '/admin/leads'],
  ['/ann@example.com', 'other'],
  ['/contact?name=Ann', 'other'],
  ['https://elsewhere.example/contact', 'other'],
])('of the path %j the log has %s', async (path, written) => {
  const server = await startTestServer();
  expect((await send(server, { ...report, path })).status).toBe(204);
  expect(lines(server)).toMatchObject([{ path: written }]);
});

test.each([
  ['a kind that is not on the list', { ...report, kind: 'anything' }],
  ['a key that is not asked for', { ...report, email: 'ann@example.com' }],
  ['no message', { kind: 'error', path: '/' }],
  ['a message that is no text', { ...report, message: { toString: 1 } }],
  ['no object', ['error']],
])('%s is refused and not counted', async (_what, body) => {
  const server = await startTestServer();
  expect((await send(server, body)).status).toBe(400);
  expect([await counted(server), lines(server)]).toEqual([0, []]);
});

test('a body over two kilobytes is refused by its headers, another type is not read, a GET is 405', async () => {
  const server = await startTestServer();
  expect((await send(server, { ...report, message: 'x'.repeat(clientErrorLimitBytes) })).status).toBe(413);
  expect((await send(server, report, { 'Content-Type': 'text/plain' })).status).toBe(415);
  const answer = await fetch(server.url + endpoints.clientErrors);
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  expect(await counted(server)).toBe(0);
});

test('one address reports 20 times in ten minutes, and all together 120 times a minute', async () => {
  const server = await startTestServer({ rateLimits: true, trustProxy: 1 });
  const from = async (address: string) =>
    (await send(server, report, { 'Content-Type': 'application/json', 'X-Forwarded-For': address })).status;
  const one = await Promise.all(Array.from({ length: 22 }, () => from('203.0.113.7')));
  expect(one.filter((status) => status === 429)).toHaveLength(2);
  const others = await Promise.all(Array.from({ length: 102 }, (_, index) => from(`198.51.100.${index}`)));
  expect(others.filter((status) => status === 429)).toHaveLength(2);
  expect(await counted(server)).toBe(120);
});

test('an error counts for a day, and a clock that was put back leaves none in the future', async () => {
  const { clock, ...server } = await startWithClock();
  await send(server, report);
  clock.advance(23 * 60 * 60 * 1000);
  await send(server, report);
  expect(await counted(server)).toBe(2);
  clock.advance(60 * 60 * 1000);
  expect(await counted(server)).toBe(1);
  clock.advance(-800 * 24 * 60 * 60 * 1000);
  expect(await counted(server)).toBe(0);
});

describe('of a message the log has', () => {
  test.each([
    ["undefined is not an object (evaluating 'a.b.c')", "undefined is not an object (evaluating 'a.b.c')"],
    ['Promise.withResolvers is not a function', 'Promise.withResolvers is not a function'],
    ['Minified React error #418', 'Minified React error #418'],
    [
      'Failed to fetch dynamically imported module: https://www.example.com/assets/home-AbC1.js',
      'Failed to fetch dynamically imported module: /assets/home-AbC1.js',
    ],
    ['cannot reach ann.lee+a@example.com now', 'cannot reach *@* now'],
    ['bad phone (904) 555-0142', 'bad phone (*'],
    ['at 12 Live Oak Lane 32202', 'at 12 Live Oak Lane *'],
    [`Unexpected token 'R', "Rosa Delgado, ..." is not valid JSON`, `Unexpected token 'R', "*" is not valid JSON`],
    ['“My furnace smells” is not valid', '"*" is not valid'],
    ['/contact?name=Ann&phone=1 failed', '/contact?* failed'],
    ['one\r\n{"level":"error"}\u2028two\0three', 'one {"level":"error"} two three'],
    ['\ud800 broken', 'broken'],
  ])('%j as %j', (message, written) => {
    expect(maskMessage(message)).toBe(written);
  });

  test('200 characters at most, whatever it is made of', () => {
    expect(maskMessage('word '.repeat(100_000))).toHaveLength(200);
    for (const text of ['@', '"', '1-', '?=', 'a@', '?#', '“', ' ', 'https://']) {
      expect(maskMessage(text.repeat(500)).length).toBeLessThanOrEqual(200);
    }
  });
});

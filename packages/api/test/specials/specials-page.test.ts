import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { files, siteWith } from '../support/built-site.ts';
import { raw } from '../support/raw.ts';
import { startTestServer, stoppedClock, type TestOptions } from '../support/server.ts';
import { healthOf } from '../support/requests.ts';
import { call, create, offer } from '../support/specials.ts';

const start = async (options: TestOptions = {}) =>
  startTestServer({ siteDir: await siteWith(), now: stoppedClock().now, ...options });
const pageOf = async (url: string) => String((await raw(url, '/specials')).bytes);

test('is written with the offers of the day, once for all who ask, and anew at the next request after a change', async () => {
  const { url } = await start();
  expect(await pageOf(url)).toBe('<h1>2026-11-21 | 1</h1>');
  const { id } = await create(url, { title: 'Tune-up' });
  const pages = await Promise.all(Array.from({ length: 20 }, () => pageOf(url)));
  expect(new Set(pages)).toEqual(new Set(['<h1>2026-11-21 | Tune-up | 2</h1>']));
  await call(url, 'PUT', `/${id}`, { ...offer, title: 'Changed' });
  expect(await pageOf(url)).toBe('<h1>2026-11-21 | Changed | 3</h1>');
  await call(url, 'DELETE', `/${id}`);
  expect(await pageOf(url)).toBe('<h1>2026-11-21 | 4</h1>');
});

test('changes with the day in New York, to the millisecond', async () => {
  const clock = stoppedClock(Date.parse('2026-11-21T04:59:59.999Z'));
  const { url } = await start({ now: clock.now });
  await create(url, { title: 'ends the 20th', expirationDate: '2026-11-20' });
  await create(url, { title: 'starts the 21st', startDate: '2026-11-21' });
  const before = await raw(url, '/specials');
  expect(String(before.bytes)).toBe('<h1>2026-11-20 | ends the 20th | 1</h1>');
  clock.advance(1);
  // Who has yesterday's page is not told that nothing has changed.
  const after = await raw(url, '/specials', { 'If-None-Match': before.headers.etag ?? '' });
  expect([after.status, String(after.bytes)]).toEqual([200, '<h1>2026-11-21 | starts the 21st | 2</h1>']);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('to a browser that takes %s it comes like every other page', async (accepted, encoding, decompress) => {
  const { url } = await start();
  const headers = { 'Accept-Encoding': accepted };
  const page = await raw(url, '/specials?from=menu', headers);
  const other = await raw(url, '/services', headers);
  expect([page.status, String(decompress(page.bytes))]).toEqual([200, '<h1>2026-11-21 | 1</h1>']);
  expect(page.headers['content-encoding']).toBe(encoding);
  for (const name of ['content-type', 'content-encoding', 'cache-control', 'content-security-policy'])
    expect([name, page.headers[name]?.toString().toLowerCase()]).toEqual([
      name,
      other.headers[name]?.toString().toLowerCase(),
    ]);
  expect(page.headers.vary).toBe('Accept-Encoding');

  const again = await raw(url, '/specials', { ...headers, 'If-None-Match': page.headers.etag ?? '' });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, page.headers.etag]);
  const head = await raw(url, '/specials', headers, 'HEAD');
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, `${page.bytes.length}`, 0]);
});

test('takes no POST, has one address, and what writes it is no page', async () => {
  const { url } = await start();
  for (const method of ['POST', 'PUT']) {
    const { status, headers } = await raw(url, '/specials', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  const { status, headers } = await raw(url, '/Specials/?a=b');
  expect([status, headers.location]).toEqual([301, '/specials?a=b']);
  const module = await raw(url, '/.server/server.js');
  expect([module.status, String(module.bytes)]).toEqual([404, files['404.html']]);
});

test('serves the built page when rendering fails, health says so, and the next change tries again', async () => {
  const { url, logged } = await start();
  expect(await healthOf(url)).toMatchObject({ status: 'ok', specialsPage: 'ok' });
  const { id } = await create(url, { title: 'bad' });
  for (let time = 0; time < 3; time++) {
    const page = await raw(url, '/specials');
    expect([page.status, String(page.bytes)]).toEqual([200, '<h1>As built</h1>']);
  }
  expect(await healthOf(url)).toMatchObject({ status: 'degraded', specialsPage: 'static' });
  expect(logged().split('Cannot render the specials page')).toHaveLength(2);
  await call(url, 'PUT', `/${id}`, { ...offer, title: 'good' });
  expect(await pageOf(url)).toContain('good');
  expect(await healthOf(url)).toMatchObject({ status: 'ok', specialsPage: 'ok' });
});

test('a missing renderer is told by health before the first request', async () => {
  const { url } = await start({ siteDir: await siteWith('') });
  expect(await healthOf(url)).toMatchObject({ status: 'degraded', specialsPage: 'static' });
});

test.each([
  ['is missing', ''],
  ['cannot be read', 'export const renderSpecials = ('],
  ['has another shape', 'export const write = 1'],
  ['gives no text', 'export const renderSpecials = async () => undefined'],
])('serves the built page when its renderer %s', async (_fault, text) => {
  const { url } = await start({ siteDir: await siteWith(text) });
  const page = await raw(url, '/specials');
  expect([page.status, String(page.bytes)]).toEqual([200, '<h1>As built</h1>']);
  expect(await healthOf(url)).toMatchObject({ status: 'degraded', specialsPage: 'static' });
});

import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { builtSite, files } from '../support/built-site.ts';
import { raw, type RawAnswer } from '../support/raw.ts';
import { startTestServer } from '../support/server.ts';

const html = expect.stringMatching(/^text\/html; charset=utf-8$/i);
const start = async () => (await startTestServer({ siteDir: await builtSite() })).url;

test.each([
  ['/', 'index.html'],
  ['/services', 'services/index.html'],
  ['/services?from=menu', 'services/index.html'],
  ['/blog/humid-air', 'blog/humid-air/index.html'],
] as const)('%s is answered with its page, and without a redirect', async (path, file) => {
  const answer = await raw(await start(), path);
  expect([answer.status, answer.headers['content-type'], String(answer.bytes)]).toEqual([200, html, files[file]]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

/** RFC 9112, 3.2.2. @see honojs/node-server#228: proxies and monitors send whole addresses */
test.each([
  ['http://www.example.com/services', 200, undefined],
  ['HTTPS://www.example.com:8443/services?a=1', 200, undefined],
  ['http://www.example.com', 200, undefined],
  ['http://www.example.com?a=1', 200, undefined],
  ['http://www.example.com/services/', 301, '/services'],
  ['http://www.example.com//other.example/', 301, '/other.example'],
  ['http://www.example.com/api/health', 200, undefined],
])('the request target %s is answered with %i', async (target, status, location) => {
  const answer = await raw(await start(), target);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['gzip, deflate, br', brotliDecompressSync],
] as const)('to a browser that takes %s a page is sent compressed', async (accepted, decompress) => {
  const { status, headers, bytes } = await raw(await start(), '/services', { 'Accept-Encoding': accepted });
  expect([status, headers['content-type'], headers.vary]).toEqual([200, html, 'Accept-Encoding']);
  expect(headers['content-encoding']).toBe(accepted.includes('br') ? 'br' : 'gzip');
  expect(String(decompress(bytes))).toBe(files['services/index.html']);
});

test('a page that did not change is not sent again; an asset is kept for a year', async () => {
  const url = await start();
  const page = await raw(url, '/services');
  expect((await raw(url, '/services', { 'If-None-Match': page.headers.etag ?? '' })).status).toBe(304);
  const asset = await raw(url, '/assets/entry-BxY9.js', { 'Accept-Encoding': 'br' });
  expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(asset.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect((await raw(url, '/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

// @see cardano-foundation/catalyst-voices#3004, paketo-buildpacks/nginx#447: images give all files one time
test('a page that another build has changed is sent again, also with the size and the time of before', async () => {
  const siteDir = await builtSite();
  const page = join(siteDir, 'services/index.html');
  const sent: RawAnswer[] = [];
  for (const content of ['<h1>Services 1</h1>', '<h1>Services 2</h1>']) {
    await writeFile(page, content);
    await utimes(page, 0, 0);
    const server = await startTestServer({ siteDir });
    const { etag = '', 'last-modified': time = '' } = sent[0]?.headers ?? {};
    sent.push(await raw(server.url, '/services', { 'If-None-Match': etag, 'If-Modified-Since': time }));
    await server.stop();
  }
  expect(sent.map(({ status, bytes }) => [status, String(bytes)])).toEqual([
    [200, '<h1>Services 1</h1>'],
    [200, '<h1>Services 2</h1>'],
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to a page is 405, and names what it has', async (method) => {
  const { status, headers } = await raw(await start(), '/services', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  '/nothing',
  '/nothing.png',
  '/assets/gone-AbC1.js',
  '/services/index',
  '/..%2f..%2fpackage.json',
  '/../../package.json',
  '/.git/config',
  '/services%00',
  '/services%2f',
  '/services%2F',
  '/blog%2fhumid-air',
  '/Blog%2fhumid-air/',
  '/favicon%2esvg',
  '/serv%2569ces',
  // Cut off, as by a mail program.
  '/%',
  '/contact%E2%80',
  '/blog/%zz/',
])('%s is answered with the not-found page and 404', async (path) => {
  const { status, headers, bytes } = await raw(await start(), path, { 'Accept-Encoding': 'br', Range: 'bytes=0-3' });
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([404, html, 'br']);
  expect(String(brotliDecompressSync(bytes))).toBe(files['404.html']);
});

test.each(['/404.html', '/404%2ehtml', '/services/../404.html', '/404.html.br', '/404.HTML'])(
  '%s is 404, also in parts and when it is known',
  async (path) => {
    const url = await start();
    const whole = await raw(url, path);
    expect(whole.status).toBe(404);
    expect((await raw(url, path, { Range: 'bytes=0-3' })).status).toBe(404);
    expect((await raw(url, path, { 'If-None-Match': whole.headers.etag ?? '*' })).status).toBe(404);
  },
);

test.each([
  ['/services/', '/services'],
  ['/serv%69ces', '/services'],
  ['/%53ervices/?A=b', '/services?A=b'],
  ['/favicon.%73vg', '/favicon.svg'],
  ['/Services', '/services'],
  ['/BLOG/Humid-Air/?A=b', '/blog/humid-air?A=b'],
  ['/index.html', '/'],
  ['/services/index.html', '/services'],
  ['//example.com/', '/example.com'],
  ['/\\example.com/', '/example.com'],
  ['///', '/'],
  // What mail programs, chats and encoded marks hang on.
  ['/services%20', '/services'],
  ['/Services%29', '/services'],
  ['/services%22%3E', '/services'],
  ['/services%E2%80%8B', '/services'],
  ['/services%3Ffbclid=1', '/services'],
  ['/services%23form', '/services'],
  ['/services%26x', '/services'],
  ['/services%20?utm_source=flyer', '/services?utm_source=flyer'],
  ['/%20', '/'],
])('%s is one redirect to %s', async (from, to) => {
  const url = await start();
  const answer = await raw(url, from);
  expect([answer.status, answer.headers.location]).toEqual([301, to]);
  expect((await raw(url, to)).status).not.toBe(301);
});

test('a POST to an address with something hung on is still 404', async () => {
  expect((await raw(await start(), '/services%20', {}, 'POST')).status).toBe(404);
});

test('an old address leads to the new one in one redirect, capitals and slash included', async () => {
  const { url } = await startTestServer({ siteDir: await builtSite() });
  const answer = await raw(url, '/Offers/');
  expect([answer.status, answer.headers.location]).toEqual([301, '/specials']);
});

test.each([
  ['32073', '#zip-32073'],
  ['32073-1234', '#zip-32073'],
  ['FL%2032073', '#zip-32073'],
  ['32,073', '#zip-32073'],
  ['3+2+0+7+3', '#zip-32073'],
  ['12+32073', '#zip-32073'],
  ['+32073+', '#zip-32073'],
  ['%EF%BC%93%EF%BC%92%EF%BC%90%EF%BC%97%EF%BC%93', '#zip-32073'],
  ['%D9%A3%D9%A2%D9%A0%D9%A7%D9%A3', '#zip-32073'],
  ['3207', '#zip-other'],
  ['90210', '#zip-other'],
  ['', '#zip-other'],
  ['%FF%00', '#zip-other'],
  ['%23x%0d%0aSet-Cookie:a', '#zip-other'],
  ['__proto__', '#zip-other'],
])('the ZIP code %s leads to the answer %s', async (zip, fragment) => {
  const { url } = await startTestServer({ siteDir: await builtSite() });
  const answer = await raw(url, `/service-area?a=b&zip=${zip}`);
  expect([answer.status, answer.headers.location]).toEqual([302, `/service-area${fragment}`]);
});

test.for(['/services', '/%'])(
  'without a built site %s is 404 in plain text, and the API answers',
  async (path, { url }) => {
    const { status, headers, bytes } = await raw(url, path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(String(bytes)).toBe('There is nothing at this address');
    expect((await raw(url, '/api/health')).status).toBe(200);
  },
);

import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { maxHeaderLength } from '../../src/http/connections.ts';
import { test } from '../support/fixtures.ts';
import { builtSite, files } from '../support/built-site.ts';
import { post, validPayload } from '../support/requests.ts';
import { raw } from '../support/raw.ts';
import { startTestServer } from '../support/server.ts';

const plain = 'text/plain; charset=utf-8';
const start = async () => (await startTestServer({ siteDir: await builtSite() })).url;

/** Sends bytes as they are, and gives back all that is answered until the connection ends. */
async function wire(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(bytes);
  return String(await buffer(socket));
}

test('an address of two kilobytes is read, a longer one is 414', async () => {
  const url = await start();
  const fits = `/services?q=${'a'.repeat(2048 - '/services?q='.length)}`;
  expect((await raw(url, fits)).status).toBe(200);
  const { status, headers, bytes } = await raw(url, `${fits}a`);
  expect([status, headers['content-type'], String(bytes)]).toEqual([414, plain, 'This address is too long']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect((await raw(url, `/api/health?${fits}`)).status).toBe(414);
});

test.each([
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Cache-Control',
  'Content-Encoding',
  'Content-Type',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
])('a %s of more than a kilobyte is 431, whatever stands in it', async (name) => {
  const url = await start();
  for (const sign of [' ', ',', 'a']) {
    const { status } = await raw(url, '/services', { [name]: `a${sign.repeat(maxHeaderLength)}b` });
    expect([sign, status]).toEqual([sign, 431]);
  }
});

test('cookies and referrers of other programs on the same name may be long', async () => {
  const { status } = await raw(await start(), '/services', { Cookie: 'a'.repeat(4000), Referer: 'b'.repeat(4000) });
  expect(status).toBe(200);
});

test('a password of 200 letters in any script gets to the guard', async () => {
  const Authorization = `Bearer ${Buffer.from('\u{1f427}'.repeat(200)).toString('latin1')}`;
  expect((await raw(await start(), '/api/admin/leads', { Authorization })).status).toBe(401);
});

test.each([
  ['http://www.example.com/services', 'services/index.html'],
  ['HTTP://www.example.com:8080/services?from=menu', 'services/index.html'],
  ['https://www.example.com', 'index.html'],
  ['http://www.example.com?a=b', 'index.html'],
] as const)('the target %s is the page itself', async (target, file) => {
  const { status, bytes } = await raw(await start(), target);
  expect([status, String(bytes)]).toEqual([200, files[file]]);
});

test('a target in absolute form is redirected within the site, and reaches the API', async () => {
  const url = await start();
  const { status, headers } = await raw(url, 'http://www.example.com/Services/');
  expect([status, headers.location]).toEqual([301, '/services']);
  expect((await raw(url, 'http://www.example.com/api/health')).status).toBe(200);
  expect((await raw(url, 'http://www.example.com/api/admin/leads')).status).toBe(401);
});

test.each(['ftp://www.example.com/services', 'services', 'http://', 'http://[/services', 'http://a b/'])(
  'the target %j is 400',
  async (target) => {
    expect(await wire(await start(), `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  },
);

test.each([
  ['a line of HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/0.9 by name', 'GET / HTTP/0.9\r\n\r\n'],
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  ['the same Host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ['a Host with a user', 'GET / HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n'],
])('%s is 400', async (_name, bytes) => {
  expect(await wire(await start(), bytes)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['HTTP/1.0\r\n\r\n', 'HTTP/1.1\r\nHost: www.example.com:8080\r\nConnection: close\r\n\r\n'])(
  'GET / %j is answered',
  async (rest) => {
    expect(await wire(await start(), `GET / ${rest}`)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

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

test('a body in identity encoding is a body', async ({ url }) => {
  for (const encoding of ['identity', 'Identity']) {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    expect((await post(url, await validPayload(url), headers)).status).toBe(201);
  }
});

test('addresses that lead nowhere are answered 300 times a minute; pages go on', async () => {
  const { url } = await startTestServer({ siteDir: await builtSite(), rateLimits: true });
  const statuses: number[] = [];
  for (let count = 0; count < 301; count++) statuses.push((await raw(url, `/nothing-${count}`)).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([300, 301]);
  expect((await raw(url, '/services')).status).toBe(200);
});

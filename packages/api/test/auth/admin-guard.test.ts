import { endpoints } from '@hvac/content/model';
import { expect } from 'vitest';
import { isPasswordHash } from '../../src/auth/passwords.ts';
import { test } from '../support/fixtures.ts';
import { raw } from '../support/raw.ts';
import { submit } from '../support/requests.ts';
import { adminPassword, startTestServer, temporaryFolder } from '../support/server.ts';
import { logIn, tryLogin } from '../support/team.ts';

/** Behind the guard, and with nothing there: 404 says that the guard let it through. */
const behind = '/api/admin/nothing-here';
const through = 404;

interface Try {
  password?: string;
  /** Where it comes from, as the proxy saw it. */
  from?: string;
  authorization?: string;
}

async function attempt(url: string, { password = adminPassword, from = '198.51.100.1', authorization }: Try) {
  const headers = { 'X-Forwarded-For': from, Authorization: authorization ?? `Bearer ${password}` };
  const response = await fetch(url + behind, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const limited = { rateLimits: true, trustProxy: 1 };

test.for([
  ['no header', undefined],
  ['an empty header', ''],
  ['a scheme without a password', 'Bearer'],
  ['a scheme with blanks', 'Bearer    '],
  ['the password without its scheme', adminPassword],
  ['another scheme', `Basic ${btoa(`admin:${adminPassword}`)}`],
  ['another password', 'Bearer guess'],
  ['the password in capitals', `Bearer ${adminPassword.toUpperCase()}`],
  ['the beginning of the password', `Bearer ${adminPassword.slice(0, -1)}`],
  ['the password and more', `Bearer ${adminPassword} more`],
  ['bytes that are no text', 'Bearer \u00ff\u00fe'],
])('%s is 401 with one sentence', async ([_name, authorization], { url }) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  const response = await fetch(url + behind, { headers });
  expect([response.status, await response.text()]).toEqual([401, 'Incorrect password.']);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

// @see node-red/node-red#1680, harness/harness#2391: a proxy passes on the credential that was meant for itself
test.for(['Basic eDp5', 'Digest username="x"', 'Negotiate YII='])(
  'health answers a monitor whose credential is for a proxy: %s',
  async (authorization, { url }) => {
    const response = await fetch(url + endpoints.health, { headers: { Authorization: authorization } });
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  },
);

test('every call of the office, by every method and spelling, is 401 without the password', async ({ url }) => {
  const document = (await (await fetch(url + endpoints.openapi)).json()) as { paths: Record<string, object> };
  const told = Object.keys(document.paths).filter((path) => path.startsWith('/api/admin/'));
  const paths = told.map((path) => path.replace(/\{\w+\}/g, 'nothing'));
  const spellings = paths.flatMap((path) => [path, `${path}/`, path.replace('admin', '%61dmin'), `${path}?token=x`]);
  expect(new Set(paths).size).toBeGreaterThan(15);
  for (const path of spellings) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status } = await raw(url, path, {}, method);
      // What is not the path of a call leads to no call, and a login asks for a body first.
      const isLogin = path.startsWith(endpoints.adminSession) && method !== 'DELETE';
      const allowed = path.includes('%61') ? [401, 404] : isLogin ? [400, 401, 405, 415] : [401];
      expect(allowed, `${method} ${path}`).toContain(status);
    }
  }
});

test('the right password passes, however the header is written', async ({ url }) => {
  for (const scheme of ['Bearer ', 'bearer ', 'BEARER   ']) {
    expect((await attempt(url, { authorization: scheme + adminPassword })).status).toBe(through);
  }
});

test('a password beyond ASCII passes as Latin-1 and as UTF-8, composed or not', async () => {
  const { url } = await startTestServer({ adminPassword: 'Café au lait' });
  const bytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
  for (const sent of ['Café au lait', bytes('Café au lait'), bytes('Cafe\u0301 au lait')]) {
    expect((await attempt(url, { password: sent })).status).toBe(through);
  }
  expect((await attempt(url, { password: 'Cafe au lait' })).status).toBe(401);
});

test('a generated password passes in the start that made it and in the next', async () => {
  const dataDir = await temporaryFolder();
  const first = await startTestServer({ dataDir, adminPassword: undefined });
  const password = first.generatedPassword ?? '';
  expect(password).toMatch(/^(\w{4}-){4}\w{4}$/);
  expect((await attempt(first.url, { password })).status).toBe(through);
  await first.stop();

  const next = await startTestServer({ dataDir, adminPassword: undefined });
  expect(next.generatedPassword).toBeUndefined();
  for (const [tried, status] of [
    ['abcd-abcd-abcd-abcd-abcd', 401],
    [password, through],
    ['abcd-abcd-abcd-abcd-abcd', 401],
  ] as const) {
    expect((await attempt(next.url, { password: tried })).status).toBe(status);
  }
});

test('a flood of guesses uses up none of the calls that the office may make from the same address', async () => {
  const { url } = await startTestServer(limited);
  const token = await logIn(url, { password: adminPassword });
  const guesses = Array.from({ length: 320 }, (_, index) => attempt(url, { password: `guess ${index}` }));
  await Promise.all(guesses);
  expect((await attempt(url, { password: token })).status).toBe(through);
});

test('requests without a password and with an old token are no guesses, and the right password costs nothing', async () => {
  const { url } = await startTestServer(limited);
  for (let count = 0; count < 15; count++) {
    expect((await attempt(url, { authorization: '' })).status).toBe(401);
    expect((await attempt(url, { password: `session_${'a'.repeat(43)}` })).status).toBe(401);
    expect((await attempt(url, {})).status).toBe(through);
  }
  for (let failure = 0; failure < 10; failure++) {
    expect((await attempt(url, { password: `guess ${failure}` })).status).toBe(401);
  }
  expect((await attempt(url, { password: 'guess' })).status).toBe(429);
});

test('fault 20: a lead does not wait for guesses that are hashed one by one', async () => {
  const { url } = await startTestServer({ trustProxy: 1, passwordCost: undefined });
  let answered = 0;
  const guesses = Array.from({ length: 10 }, async (_, index) => {
    await tryLogin(url, { name: 'Rosa', password: `guess ${index}` }, `203.0.113.${index}`);
    answered += 1;
  });
  expect((await submit(url)).status).toBe(201);
  // It came last, and goes before most of them: no clock decides.
  expect(answered).toBeLessThan(5);
  await Promise.all(guesses);
});

test.each([
  ['scrypt$32768$8$1', false],
  // Hundreds of megabytes, and seconds for each login.
  [`scrypt$1048576$999$999$${'a'.repeat(22)}$${'b'.repeat(43)}`, false],
  [`scrypt$1048576$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`, false],
  [`scrypt$32768$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`, true],
  [`scrypt$32767$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`, false],
  [`scrypt$2097152$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`, false],
  [`scrypt$0$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`, false],
  [`bcrypt$32768$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`, false],
])('%s is a usable hash: %s', (text, usable) => {
  expect(isPasswordHash(text)).toBe(usable);
});

import { hash } from 'node:crypto';
import { adminMessages, newSession, sessionIdleTime, sessionLifetime } from '@hvac/content/model';
import { createHook } from 'node:async_hooks';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { costs, hashPassword } from '../../src/auth/passwords.ts';
import { faultyFileSystem } from '../support/faulty-file-system.ts';
import { test } from '../support/fixtures.ts';
import { office } from '../support/inbox.ts';
import { adminPassword, startTestServer, startWithClock } from '../support/server.ts';
import { storedRows } from '../support/stores.ts';
import {
  addMember,
  changeMember,
  logIn,
  logInMarcus,
  logInRosa,
  passwords,
  statusWith,
  tryLogin,
} from '../support/team.ts';

const limited = { rateLimits: true, trustProxy: 1 };
const hour = 3_600_000;

/** What a call with a token is answered. */
const answerTo = async (url: string, token: string) => {
  const answer = await office(url, '/overview', 'GET', undefined, { bearer: token });
  return [answer.status, await answer.text()];
};

test('a login gives an opaque token of 256 random bits, and the store has only its SHA-256', async () => {
  const server = await startTestServer();
  const answer = await tryLogin(server.url, { password: adminPassword });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { token, you } = z.parse(newSession, JSON.parse(answer.text));
  expect(you).toEqual({ id: 'owner', name: 'Owner', isOwner: true });
  expect(token).toMatch(/^session_[\w-]{43}$/);
  expect(token).not.toBe(await logIn(server.url, { password: adminPassword }));
  expect(await statusWith(server.url, token)).toBe(200);
  const sessions = await storedRows(server.dataDir, 'sessions');
  const kept = sessions.find(({ tokenHash }) => tokenHash === hash('sha256', token, 'base64url'));
  expect(kept).toMatchObject({ userId: 'owner' });
  expect(JSON.stringify(kept)).not.toContain(token.slice(-43));
  expect(server.logged()).not.toContain(token.slice(-43));
});

test.for(['', '  ', 'Owner', 'OWNER', undefined])('the name %j is the owner', async (name, { url }) => {
  const login = { ...(name !== undefined && { name }), password: adminPassword };
  expect(JSON.parse((await tryLogin(url, login)).text)).toMatchObject({ you: { isOwner: true } });
});

test('a person is known by name and password together, however the name is written', async ({ url }) => {
  const rosa = await addMember(url, 'Rosa Delgado', passwords.rosa);
  for (const name of ['Rosa Delgado', ' rosa  delgado ', 'Rósa-Delgado']) {
    const { text } = await tryLogin(url, { name, password: passwords.rosa });
    expect(JSON.parse(text)).toMatchObject({ you: { id: rosa.id, name: 'Rosa Delgado', isOwner: false } });
  }
  expect((await tryLogin(url, { password: passwords.rosa })).status).toBe(401);
  expect((await tryLogin(url, { name: 'Rosa Delgado', password: adminPassword })).status).toBe(401);
});

test('a wrong name, a wrong password and a person who is switched off get the same answer', async ({ url }) => {
  await addMember(url, 'Rosa', passwords.rosa);
  const { id } = await addMember(url, 'Marcus', passwords.marcus);
  await changeMember(url, id, { isActive: false });
  for (const login of [
    { name: 'Nobody', password: passwords.rosa },
    { name: 'Rosa', password: 'a wrong password' },
    { name: 'Marcus', password: passwords.marcus },
    { name: '...', password: adminPassword },
    { name: '__proto__', password: adminPassword },
  ]) {
    const { status, text, headers } = await tryLogin(url, login);
    expect([status, text]).toEqual([401, 'Incorrect name or password.']);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
  }
  // The card of an office without names says what it always said.
  expect((await tryLogin(url, { password: 'a wrong password' })).text).toBe('Incorrect password.');
});

test('whatever is wrong with a login, it costs one hash', async ({ url }) => {
  await office(url, '/team/owner', 'PUT', { name: 'Tom Whitley', email: '' });
  await addMember(url, 'Rosa', passwords.rosa);
  const { id } = await addMember(url, 'Marcus', passwords.marcus);
  await changeMember(url, id, { isActive: false });
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  onTestFinished(() => void hook.disable());
  for (const name of ['', 'Owner', 'Tom Whitley', 'Rosa', 'Marcus', 'Nobody']) {
    hashes = 0;
    expect((await tryLogin(url, { name, password: 'a wrong password' })).status).toBe(401);
    expect([name, hashes]).toEqual([name, 1]);
  }
});

test.for<[string, object, string]>([
  ['no password', {}, 'Please enter a password'],
  ['an empty password', { password: '' }, 'Please enter a password'],
  ['a number for a name', { name: 7, password: 'x' }, 'Please enter a name'],
  ['a name that is too long', { name: 'x'.repeat(201), password: 'x' }, 'Please use 200 characters or fewer'],
  ['an unknown key', { password: 'x', remember: true }, 'Unknown field: remember'],
])('%s is 400, and no try of a password', async ([_name, login, sentence], { url }) => {
  const { status, text } = await tryLogin(url, login as { password: string });
  expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
});

test('logout ends this session, and no other', async ({ url }) => {
  const [here, elsewhere] = [
    await logIn(url, { password: adminPassword }),
    await logIn(url, { password: adminPassword }),
  ];
  expect((await office(url, '/session', 'DELETE', undefined, { bearer: here })).status).toBe(204);
  const answer = await office(url, '/overview', 'GET', undefined, { bearer: here });
  expect([answer.status, await answer.text()]).toEqual([401, adminMessages.ended]);
  expect(await statusWith(url, elsewhere)).toBe(200);
  // A script has no session that could end.
  expect((await office(url, '/session', 'DELETE')).status).toBe(204);
});

test('log out everywhere ends all sessions of one person, and none of others', async ({ url }) => {
  await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  const rosa = [await logInRosa(url), await logInRosa(url)];
  const others = [await logInMarcus(url), await logIn(url, { password: adminPassword })];
  expect((await office(url, '/sessions', 'DELETE', undefined, { bearer: rosa[0] ?? '' })).status).toBe(204);
  expect(await Promise.all(rosa.map((token) => statusWith(url, token)))).toEqual([401, 401]);
  expect(await Promise.all(others.map((token) => statusWith(url, token)))).toEqual([200, 200]);
});

/** As long as a session in use lasts, in calls at the latest moment. */
const daysOfUse = Array<number>(sessionLifetime / sessionIdleTime).fill(sessionIdleTime - 1);
const idle: [number, unknown] = [401, adminMessages.idle];

test.for<[string, number[], [number, unknown]]>([
  ['its time without use', [sessionIdleTime - 1], [200, expect.any(String)]],
  ['its time without use and no longer', [sessionIdleTime], idle],
  ['its time without use, after the clock was set back an hour', [-hour, sessionIdleTime], idle],
  ['as long, after the clock was set back an hour', [-hour, sessionIdleTime - 1], [200, expect.any(String)]],
  ['no longer than the clock is wrong, when it was a year ahead', [-365 * 24 * hour], idle],
  ['its days in use', daysOfUse, [200, expect.any(String)]],
  ['its days in use and no longer', [...daysOfUse, hour], [401, adminMessages.expired]],
])('a session lasts %s', async ([_what, rests, answer], { clocked: { clock, url } }) => {
  const token = await logIn(url, { password: adminPassword });
  let last: unknown[] = [];
  for (const rest of rests) {
    clock.advance(rest);
    last = await answerTo(url, token);
  }
  expect(last).toEqual(answer);
});

test('a login removes the sessions that have expired', async () => {
  const { clock, ...server } = await startWithClock();
  await logIn(server.url, { password: adminPassword });
  clock.advance(sessionIdleTime);
  await logIn(server.url, { password: adminPassword });
  expect(await storedRows(server.dataDir, 'sessions')).toHaveLength(1);
});

test('a person has a hundred sessions, and the oldest ends', async ({ url, dataDir }) => {
  await addMember(url, 'Rosa', passwords.rosa);
  const rosa = await logInRosa(url);
  const tokens: string[] = [];
  for (let count = 0; count < 101; count++) tokens.push(await logIn(url, { password: adminPassword }));
  expect(await storedRows(dataDir, 'sessions')).toHaveLength(101);
  expect(await statusWith(url, tokens[0] ?? '')).toBe(401);
  expect(await Promise.all([tokens[1] ?? '', tokens[100] ?? '', rosa].map((token) => statusWith(url, token)))).toEqual([
    200, 200, 200,
  ]);
});

test('made-up tokens are limited by address, and do not end anybody’s session elsewhere', async () => {
  const { url } = await startTestServer(limited);
  const token = await logIn(url, { password: adminPassword }, '203.0.113.10');
  const statuses: number[] = [];
  for (let count = 0; count <= 300; count++) {
    statuses.push(await statusWith(url, `session_${String(count).padStart(43, 'a')}`, '203.0.113.9'));
  }
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([300, new Set([401, 429])]);
  expect(await statusWith(url, token, '203.0.113.10')).toBe(200);
});

test('logins beyond those that may wait are told to try again, and are no guesses', async () => {
  const { url } = await startTestServer({ ...limited, passwordCost: { N: 2 ** 14, r: 8, p: 1 } });
  const statuses = await Promise.all(
    Array.from({ length: 70 }, (_, count) => guess(url, 'Nobody', `203.0.113.${count}`, count)),
  );
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(await guess(url, 'Nobody', `203.0.113.${statuses.indexOf(429)}`)).toBe(401);
});

test('a session outlasts a restart, and ends when the owner’s password is another one by then', async () => {
  const first = await startTestServer();
  const { url, dataDir } = first;
  await addMember(url, 'Rosa', passwords.rosa);
  const [owner, rosa] = [await logIn(url, { password: adminPassword }), await logInRosa(url)];
  await first.stop();
  const same = await startTestServer({ dataDir });
  expect([await statusWith(same.url, owner), await statusWith(same.url, rosa)]).toEqual([200, 200]);
  await same.stop();
  const other = await startTestServer({ dataDir, adminPassword: 'another salt marsh' });
  expect([await statusWith(other.url, owner), await statusWith(other.url, rosa)]).toEqual([401, 200]);
});

test('a session that could not be stored goes on after its person has changed the password', async () => {
  const fileSystem = faultyFileSystem();
  const { url } = await startTestServer({ fileSystem });
  await addMember(url, 'Rosa', passwords.rosa);
  fileSystem.failEvery('write', 'ENOSPC');
  const bearer = await logInRosa(url);
  fileSystem.heal();
  const own = { present: passwords.rosa, password: 'grey owl at midnight' };
  expect((await office(url, '/team/password', 'POST', own, { bearer })).status).toBe(200);
  expect(await statusWith(url, bearer)).toBe(200);
});

test('a password that the owner gives somebody ends their sessions at once', async ({ url }) => {
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  const token = await logInRosa(url);
  expect((await changeMember(url, rosa.id, { name: 'Rosa D' })).status).toBe(200);
  expect(await statusWith(url, token)).toBe(200);
  expect((await changeMember(url, rosa.id, { password: passwords.marcus })).status).toBe(200);
  expect(await answerTo(url, token)).toEqual([401, 'Your password was changed. Log in with the new one.']);
  expect((await tryLogin(url, { name: 'Rosa D', password: passwords.rosa })).status).toBe(401);
  await logIn(url, { name: 'Rosa D', password: passwords.marcus });
});

test('whoever is switched off is out with the next call, and logs in again when switched on', async ({ url }) => {
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  const [token, marcus] = [await logInRosa(url), await logInMarcus(url)];
  expect((await changeMember(url, rosa.id, { isActive: false })).status).toBe(200);
  expect(await answerTo(url, token)).toEqual([401, 'Your access was turned off.']);
  expect(await statusWith(url, marcus)).toBe(200);
  expect((await changeMember(url, rosa.id, { isActive: true })).status).toBe(200);
  expect(await statusWith(url, token)).toBe(401);
  expect(await statusWith(url, await logInRosa(url))).toBe(200);
});

const guess = async (url: string, name: string, from: string, count = 0) =>
  (await tryLogin(url, { name, password: `a wrong guess ${count}` }, from)).status;

test('ten wrong passwords for one name from one address: the next is 429 and says in how long', async () => {
  const { url } = await startTestServer(limited);
  await addMember(url, 'Rosa', passwords.rosa);
  for (let count = 0; count < 10; count++) expect(await guess(url, 'Rosa', '203.0.113.9', count)).toBe(401);
  const blocked = await tryLogin(url, { name: ' ROSA', password: passwords.rosa }, '203.0.113.9');
  expect([blocked.status, blocked.text]).toEqual([429, 'Too many wrong passwords. Please try again in 15 minutes.']);
  expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(890);
  // Whoever shares the address, and Rosa elsewhere, are locked out of nothing.
  await logIn(url, { password: adminPassword }, '203.0.113.9');
  await logIn(url, { name: 'Rosa', password: passwords.rosa }, '203.0.113.10');
});

test('a hundred wrong passwords from one address, whatever the names: the next is 429', async () => {
  const { url } = await startTestServer(limited);
  for (let count = 0; count < 100; count++) expect(await guess(url, `Name ${count}`, '203.0.113.9')).toBe(401);
  expect(await guess(url, 'Another', '203.0.113.9')).toBe(429);
  expect(await guess(url, 'Another', '203.0.113.10')).toBe(401);
});

test('no number of tries at once gets past the limit', async () => {
  const { url } = await startTestServer(limited);
  await addMember(url, 'Rosa', passwords.rosa);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, count) => guess(url, 'Rosa', '203.0.113.9', count)),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('who has logged in goes on working, and right passwords are no guesses', async () => {
  const { url } = await startTestServer(limited);
  const token = await logIn(url, { password: adminPassword }, '203.0.113.9');
  for (let count = 0; count < 9; count++) await guess(url, '', '203.0.113.9', count);
  for (let count = 0; count < 12; count++) await logIn(url, { password: adminPassword }, '203.0.113.9');
  for (let count = 0; count < 10; count++) expect(await guess(url, '', '203.0.113.9', count)).toBe(401);
  expect(await guess(url, '', '203.0.113.9')).toBe(429);
  expect(await statusWith(url, token, '203.0.113.9')).toBe(200);
});

test.each([
  ['the password itself', async () => ({})],
  [
    'a hash alone',
    async () => ({ adminPassword: undefined, adminPasswordHash: await hashPassword(adminPassword, costs.generated) }),
  ],
])('knowing %s, guesses from 150 addresses do not lock the owner out', async (_what, given) => {
  const { url } = await startTestServer({ ...limited, ...(await given()) });
  // A hash is needed once; from then on the right password waits for nobody.
  await logIn(url, { password: adminPassword }, '198.51.100.6');
  const guesses = Array.from({ length: 300 }, (_, count) =>
    guess(url, ['', 'Rosa'][count % 2] ?? '', `203.0.113.${count % 150}`, count),
  );
  await logIn(url, { password: adminPassword }, '198.51.100.7');
  expect(new Set(await Promise.all(guesses))).not.toContain(201);
  await logIn(url, { password: adminPassword }, '198.51.100.8');
});

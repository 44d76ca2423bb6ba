import { randomUUID } from 'node:crypto';
import { team } from '@hvac/content/model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { costs, hashPassword } from '../../src/auth/password-hash.ts';
import { openTestStore } from '../support/stores.ts';
import { office } from '../support/inbox.ts';
import { adminPassword, startTestServer } from '../support/server.ts';
import { addMember, changeMember, passwords, teamOf } from '../support/team.ts';

const statusWith = async (url: string, password: string, from?: string) =>
  (
    await office(url, '/overview', 'GET', undefined, {
      password,
      ...(from !== undefined && { headers: { 'X-Forwarded-For': from } }),
    })
  ).status;

test('a person made by the owner gets in by a password of their own at once, and is called by the name', async () => {
  const { url } = await startTestServer();
  const rosa = await addMember(url, '  Rosa Delgado ', passwords.rosa);
  expect(rosa).toMatchObject({ name: 'Rosa Delgado', isActive: true, version: 1 });
  const seen = await teamOf(url, passwords.rosa);
  expect(z.parse(team, seen)).toEqual({ you: { id: rosa.id, name: 'Rosa Delgado', isOwner: false }, members: [rosa] });
  expect((await teamOf(url)).you).toEqual({ id: 'owner', name: 'Owner', isOwner: true });
  expect(await statusWith(url, 'blue heron at dusk')).toBe(401);
});

test('nothing that is answered, kept or logged tells a password, and a try of it costs what it should', async () => {
  const server = await startTestServer({ passwordCost: undefined });
  const { url, dataDir, logged } = server;
  const made = await office(url, '/team', 'POST', { name: 'Rosa', password: passwords.rosa });
  const listed = await office(url, '/team');
  expect(`${await made.text()}${await listed.text()}${logged()}`).not.toMatch(/heron|scrypt/);
  expect([await statusWith(url, 'some other password'), await statusWith(url, passwords.rosa)]).toEqual([401, 200]);
  await server.stop();
  const store = await openTestStore(dataDir);
  const [user] = await store.rows('users');
  await store.close();
  expect(user?.password).toMatch(/^scrypt\$32768\$8\$1\$/);
});

test('people outlast a restart, and get in without having been there before', async () => {
  const first = await startTestServer();
  await addMember(first.url, 'Rosa', passwords.rosa);
  await addMember(first.url, 'Marcus', passwords.marcus);
  await first.stop();
  const { url } = await startTestServer({ dataDir: first.dataDir });
  expect((await teamOf(url, passwords.marcus)).you.name).toBe('Marcus');
  expect((await teamOf(url, passwords.rosa)).you.name).toBe('Rosa');
  expect(await statusWith(url, 'some other password')).toBe(401);
});

test('whoever is switched off in mid-session is out with the next call, and back in when switched on', async () => {
  const { url } = await startTestServer();
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  expect(await statusWith(url, passwords.rosa)).toBe(200);
  expect((await changeMember(url, rosa.id, { isActive: false })).status).toBe(200);
  expect(await statusWith(url, passwords.rosa)).toBe(401);
  expect(await statusWith(url, passwords.marcus)).toBe(200);
  expect((await changeMember(url, rosa.id, { isActive: true })).status).toBe(200);
  // It was wrong from this very address a moment ago.
  expect(await statusWith(url, passwords.rosa)).toBe(200);
});

test('a new password counts from the next call on, and the old one is taken away', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  expect(await statusWith(url, passwords.rosa)).toBe(200);
  expect(await statusWith(url, passwords.marcus)).toBe(401);
  const changed = await changeMember(url, rosa.id, { password: passwords.marcus });
  expect(await changed.json()).toMatchObject({ id: rosa.id, version: 2 });
  expect([await statusWith(url, passwords.rosa), await statusWith(url, passwords.marcus)]).toEqual([401, 200]);
});

const newOwn = (url: string, present: string, password: string, by = present) =>
  office(url, '/team/password', 'POST', { present, password }, { password: by });

test('a person changes their own password, and nobody else’s login ends', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  expect([await statusWith(url, passwords.rosa), await statusWith(url, passwords.marcus)]).toEqual([200, 200]);
  const answer = await newOwn(url, passwords.rosa, 'grey owl at midnight');
  expect(await answer.json()).toMatchObject({ id: rosa.id, name: 'Rosa', version: 2 });
  expect((await teamOf(url, 'grey owl at midnight')).you.name).toBe('Rosa');
  expect([await statusWith(url, passwords.rosa), await statusWith(url, passwords.marcus)]).toEqual([401, 200]);
  expect(await statusWith(url, adminPassword)).toBe(200);
});

test.each([
  ['of another person', passwords.marcus, 'grey owl at midnight', 400, 'This is not your present password.'],
  ['that nobody has', 'something else again', 'grey owl at midnight', 400, 'This is not your present password.'],
  ['and one that is common', passwords.rosa, 'password1234', 400, 'This password is one of the most common'],
  ['and one that is short', passwords.rosa, 'short', 400, 'Please use 12 characters or more'],
  ['and the same again', passwords.rosa, ` ${passwords.rosa}`, 409, 'This is the password that you have.'],
  ['and that of another', passwords.rosa, passwords.marcus, 409, 'Somebody has this password already.'],
])('a present password %s changes nothing', async (_name, present, password, status, sentence) => {
  const { url } = await startTestServer();
  await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  await statusWith(url, passwords.marcus);
  const answer = await newOwn(url, present, password, passwords.rosa);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(sentence)]);
  expect((await teamOf(url, passwords.rosa)).you.name).toBe('Rosa');
});

test('the shared password is not changed here, and the owner is told where', async () => {
  const { url } = await startTestServer();
  const answer = await newOwn(url, adminPassword, 'grey owl at midnight');
  expect([answer.status, await answer.text()]).toEqual([
    409,
    'The shared password is set on the server: whoever looks after it changes it there.',
  ]);
});

test.each([
  ['short', 400, 'Please use 12 characters or more'],
  ['password1234', 400, 'This password is one of the most common passwords'],
  [`  ${adminPassword} `, 409, 'Somebody has this password already. Please choose another one.'],
  [passwords.rosa, 409, 'Somebody has this password already. Please choose another one.'],
  ['with a line\nbreak in it', 400, 'Please use characters that can be typed'],
  ['x'.repeat(201), 400, 'Please use 200 characters or fewer'],
  [12, 400, 'Please enter a password'],
])('the password %j is refused with %d', async (password, status, sentence) => {
  const { url } = await startTestServer();
  await addMember(url, 'Rosa', passwords.rosa);
  const answer = await office(url, '/team', 'POST', { name: 'Marcus', password });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(sentence)]);
  expect((await teamOf(url)).members).toHaveLength(1);
});

test('the password of somebody who is switched off is not given to another', async () => {
  const { url } = await startTestServer({
    adminPassword: undefined,
    adminPasswordHash: await hashPassword(adminPassword, costs.generated),
  });
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  await changeMember(url, rosa.id, { isActive: false });
  for (const password of [passwords.rosa, adminPassword]) {
    expect((await office(url, '/team', 'POST', { name: 'Marcus', password })).status).toBe(409);
  }
});

test.each([
  ['Rosa Delgado', 409],
  ['ROSA  DELGADO', 409],
  ['Rósa-Delgado', 409],
  ['Ros\u200ba Delgado', 409],
  ['Ｒosa Delgado', 409],
  ['owner', 400],
  ['Ｏwner.', 400],
  ['...', 400],
  ['', 400],
  ['\u202e\u200b', 400],
  ['x'.repeat(61), 400],
  ['two\nlines', 400],
  ['nul\u0000', 400],
  [{ toString: 1 }, 400],
])('the name %j is refused with %d', async (name, status) => {
  const { url } = await startTestServer();
  await addMember(url, 'Rosa Delgado', passwords.rosa);
  expect((await office(url, '/team', 'POST', { name, password: passwords.marcus })).status).toBe(status);
});

test('hostile names are kept as they are, and do no harm', async () => {
  const { url } = await startTestServer();
  for (const name of [
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("x")',
    '__proto__',
    "Robert'); drop table leads;--",
  ]) {
    expect((await addMember(url, name, `a password for ${name}`)).name).toBe(name);
    expect((await teamOf(url, `a password for ${name}`)).you.name).toBe(name);
  }
});

test('a person of the office changes nobody, and gives nobody a password', async () => {
  const { url } = await startTestServer();
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  const asRosa = { password: passwords.rosa };
  const made = await office(url, '/team', 'POST', { name: 'Eve', password: 'one more password' }, asRosa);
  expect([made.status, await made.text()]).toEqual([403, 'Only the owner can do this, with the shared password.']);
  expect((await office(url, `/team/${rosa.id}`, 'PATCH', { isActive: true }, asRosa)).status).toBe(403);
  expect((await office(url, `/team/${randomUUID()}`, 'PATCH', { isActive: true })).status).toBe(404);
  expect((await office(url, '/team', 'POST', { name: 'A', password: 'one more password', isOwner: true })).status).toBe(
    400,
  );
});

test('two owners at once: of two that want one name or one password, one gets it', async () => {
  const { url } = await startTestServer();
  const named = await Promise.all(
    [1, 2, 3].map((count) => office(url, '/team', 'POST', { name: 'Rosa', password: `${passwords.rosa} ${count}` })),
  );
  expect(named.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const same = await Promise.all(
    ['Ana', 'Ben', 'Cleo'].map((name) => office(url, '/team', 'POST', { name, password: passwords.marcus })),
  );
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test('two owners at once: the change that was begun on an older version is refused', async () => {
  const { url } = await startTestServer();
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  const version = { 'If-Match': `"${rosa.version}"` };
  expect((await changeMember(url, rosa.id, { isActive: false }, version)).status).toBe(200);
  const late = await changeMember(url, rosa.id, { name: 'Rosie' }, version);
  expect([late.status, await late.text()]).toEqual([412, expect.stringContaining('in the meantime')]);
  expect((await teamOf(url)).members).toMatchObject([{ name: 'Rosa', isActive: false, version: 2 }]);
});

test('guesses at people’s passwords are limited as those at the owner’s, and the right ones pass', async () => {
  const wait = () => new Promise(setImmediate);
  const { url } = await startTestServer({ rateLimits: true, trustProxy: 1, wait });
  await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, count) => statusWith(url, `guess number ${count}`, '203.0.113.9')),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(30);
  // From the same address, too.
  expect(await statusWith(url, passwords.rosa, '203.0.113.9')).toBe(200);
  expect(await statusWith(url, passwords.marcus, '198.51.100.7')).toBe(200);
});

test('a guess costs one hash, however many people there are', async () => {
  const server = await startTestServer();
  const { url, dataDir } = server;
  for (const name of ['Ana', 'Ben', 'Cleo']) await addMember(url, name, `a password for ${name}`);
  await server.stop();
  const store = await openTestStore(dataDir);
  const salts = (await store.rows('users')).map(({ password }) => password.split('$').slice(0, 5).join('$'));
  await store.close();
  expect(new Set(salts).size).toBe(1);
});

test('in a flood of guesses the owner is told when to add a person again, and the person is added then', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { url } = await startTestServer({ rateLimits: true, trustProxy: 1, wait: () => over });
  const { id } = await addMember(url, 'Marcus', passwords.marcus);
  await changeMember(url, id, { isActive: false });
  const guessFrom = (address: string, guess = 0) => statusWith(url, `a wrong password ${guess}`, address);
  // The share of all together: each guess waits from then on.
  await Promise.all(Array.from({ length: 200 }, (_, guess) => guessFrom(`198.51.100.${guess % 20}`, guess)));
  const refused = office(url, '/team', 'POST', { name: 'Rosa', password: passwords.rosa });
  const flood = Array.from({ length: 202 }, (_, guess) => guessFrom(`203.0.113.${guess}`));
  const answer = await refused;
  expect([answer.status, await answer.text(), answer.headers.get('Retry-After')]).toEqual([
    429,
    'Too many passwords are tried just now. Please try again in a minute.',
    '60',
  ]);
  end();
  expect(new Set(await Promise.all(flood))).toEqual(new Set([429]));
  await addMember(url, 'Rosa', passwords.rosa);
});

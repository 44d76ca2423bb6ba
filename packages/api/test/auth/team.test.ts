import { randomUUID } from 'node:crypto';
import { member, team } from '@hvac/content/model';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { test } from '../support/fixtures.ts';
import { storedRows } from '../support/stores.ts';
import { detailOf, idsOf, office, serverWith } from '../support/inbox.ts';
import { leadOf } from '../support/leads.ts';
import { adminPassword, startTestServer } from '../support/server.ts';
import {
  addMember,
  changeMember,
  logIn,
  logInMarcus,
  logInRosa,
  nameGivers,
  passwords,
  statusWith,
  teamOf,
  tryLogin,
} from '../support/team.ts';

test('a person made by the owner logs in at once, under their name', async ({ url }) => {
  const rosa = await addMember(url, '  Rosa Delgado ', passwords.rosa);
  expect(rosa).toMatchObject({ name: 'Rosa Delgado', isActive: true, version: 1 });
  const seen = await teamOf(url, await logIn(url, { name: 'Rosa Delgado', password: passwords.rosa }));
  expect(z.parse(team, seen)).toEqual({
    you: { id: rosa.id, name: 'Rosa Delgado', isOwner: false },
    owner: { name: 'Owner' },
    members: [rosa],
  });
  expect((await teamOf(url)).you).toEqual({ id: 'owner', name: 'Owner', isOwner: true });
});

test('the owner has a name, which logs them in, signs what they do, and is nobody else’s', async () => {
  const server = await serverWith([leadOf('contact')]);
  const { url } = server;
  const rename = (name: string, caller = {}) =>
    office(url, '/team/owner', 'PUT', { name, email: 'dale@hvac.example' }, caller);
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  expect((await rename('rosa')).status).toBe(409);
  expect((await rename('Dale', { bearer: await logInRosa(url) })).status).toBe(403);
  expect((await rename('Dale Whitley')).status).toBe(200);
  for (const name of ['dale whitley', 'Owner', '']) {
    const seen = await teamOf(url, await logIn(url, { name, password: adminPassword }));
    expect(seen.you).toEqual({ id: 'owner', name: 'Dale Whitley', isOwner: true });
    expect(seen.owner).toEqual({ name: 'Dale Whitley', email: 'dale@hvac.example' });
  }
  expect((await changeMember(url, rosa.id, { name: 'Dale  Whitley' })).status).toBe(409);
  const [id = ''] = await idsOf(url);
  await office(url, `/leads/${id}`, 'PATCH', { assignee: 'owner' });
  expect(await detailOf(url, id)).toMatchObject({
    assignee: { id: 'owner', name: 'Dale Whitley' },
    history: [{}, { kind: 'assigned', detail: 'Dale Whitley', by: 'Dale Whitley' }],
  });
  await server.stop();
  const again = await startTestServer({ dataDir: server.dataDir });
  expect((await teamOf(again.url)).you.name).toBe('Dale Whitley');
});

test.for(nameGivers)('of %s who take one name at once, one gets it', async ([_who, one, other], { url }) => {
  for (const name of ['Ana', 'Bo', 'Cleo', 'Dee', 'Eve']) {
    const answers = await Promise.all([one(url, name), other(url, ` ${name.toUpperCase()}`)]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  }
});

test('a person’s address can be set, changed and taken away, and must be one', async ({ url }) => {
  const made = await office(url, '/team', 'POST', {
    name: 'Rosa',
    email: ' rosa@hvac.example ',
    password: passwords.rosa,
  });
  const rosa = z.parse(member, await made.json());
  expect(rosa.email).toBe('rosa@hvac.example');
  const change = async (email: string) => {
    const answer = await changeMember(url, rosa.id, { email });
    return answer.ok ? z.parse(member, await answer.json()).email : answer.status;
  };
  expect(await change('rosa.delgado@hvac.example')).toBe('rosa.delgado@hvac.example');
  for (const wrong of ['rosa', 'rosa@hvac.example, marcus@hvac.example', 'rosa@hvac.example\r\nBcc: x@y.example']) {
    expect(await change(wrong)).toBe(400);
  }
  await changeMember(url, rosa.id, { name: 'Rosa Delgado' });
  expect((await teamOf(url)).members[0]?.email).toBe('rosa.delgado@hvac.example');
  expect(await change('')).toBeUndefined();
});

test('nothing that is answered, kept or logged tells a password, and a try of it costs what it should', async () => {
  const { url, dataDir, logged } = await startTestServer({ passwordCost: undefined });
  const made = await office(url, '/team', 'POST', { name: 'Rosa', password: passwords.rosa });
  const listed = await office(url, '/team');
  await logInRosa(url);
  expect(`${await made.text()}${await listed.text()}${logged()}`).not.toMatch(/heron|scrypt/);
  const [user] = await storedRows(dataDir, 'users');
  expect(user?.password).toMatch(/^scrypt\$32768\$8\$1\$/);
});

test('two people may have the same password, with a salt each, and it may be the owner’s', async ({ url, dataDir }) => {
  for (const name of ['Rosa', 'Marcus']) await addMember(url, name, adminPassword);
  for (const name of ['Rosa', 'Marcus']) {
    expect((await teamOf(url, await logIn(url, { name, password: adminPassword }))).you.name).toBe(name);
  }
  const salts = (await storedRows(dataDir, 'users')).map(({ password }) => password.split('$')[4]);
  expect(new Set(salts).size).toBe(2);
});

const newOwn = (url: string, present: string, password: string, bearer: string) =>
  office(url, '/team/password', 'POST', { present, password }, { bearer });

test('a person changes their own password: their other sessions end, and this one and those of others go on', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  const [here, elsewhere, marcus] = [await logInRosa(url), await logInRosa(url), await logInMarcus(url)];
  const answer = await newOwn(url, passwords.rosa, 'grey owl at midnight', here);
  expect(await answer.json()).toMatchObject({ id: rosa.id, name: 'Rosa', version: 2 });
  expect([await statusWith(url, here), await statusWith(url, elsewhere)]).toEqual([200, 401]);
  expect([await statusWith(url, marcus), await statusWith(url, adminPassword)]).toEqual([200, 200]);
  expect((await tryLogin(url, { name: 'Rosa', password: passwords.rosa })).status).toBe(401);
  await logIn(url, { name: 'Rosa', password: 'grey owl at midnight' });
});

test.for<[string, string, string, number, string]>([
  ['of another person', passwords.marcus, 'grey owl at midnight', 400, 'This isn’t your current password.'],
  ['that nobody has', 'something else again', 'grey owl at midnight', 400, 'This isn’t your current password.'],
  ['and one that is common', passwords.rosa, 'password1234', 400, 'This password is one of the most common'],
  ['and one that is short', passwords.rosa, 'short', 400, 'Please use 12 characters or more'],
  ['and the same again', passwords.rosa, ` ${passwords.rosa}`, 409, 'This is your current password.'],
])('a present password %s changes nothing', async ([_name, present, password, status, sentence], { url }) => {
  await addMember(url, 'Rosa', passwords.rosa);
  await addMember(url, 'Marcus', passwords.marcus);
  const token = await logInRosa(url);
  const answer = await newOwn(url, present, password, token);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(sentence)]);
  expect(await statusWith(url, token)).toBe(200);
  await logInRosa(url);
});

test('a new password of one’s own tells nothing about those of others, however many are tried', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  await addMember(url, 'Rosa', passwords.rosa);
  const token = await logInRosa(url);
  // The owner's own password is taken like any other.
  expect((await newOwn(url, passwords.rosa, adminPassword, token)).status).toBe(200);
  const answers = [];
  for (let guess = 0; guess < 11; guess++) {
    answers.push((await newOwn(url, `guess number ${guess}`, 'grey owl at midnight', token)).status);
  }
  expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
});

test('the shared password is not changed here, and the owner is told where', async ({ url }) => {
  const answer = await newOwn(url, adminPassword, 'grey owl at midnight', adminPassword);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    'The shared password is set on the server. Ask whoever runs the server to change it.',
  ]);
});

test.for<[unknown, number, string]>([
  ['short', 400, 'Please use 12 characters or more'],
  ['password1234', 400, 'This password is one of the most common passwords'],
  ['with a line\nbreak in it', 400, 'Please use characters you can type on a keyboard'],
  ['x'.repeat(201), 400, 'Please use 200 characters or fewer'],
  [12, 400, 'Please enter a password'],
])('the password %j is refused with %d', async ([password, status, sentence], { url }) => {
  const answer = await office(url, '/team', 'POST', { name: 'Marcus', password });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(sentence)]);
  expect((await teamOf(url)).members).toHaveLength(0);
});

test.for([
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
])('the name %j is refused with %d', async ([name, status], { url }) => {
  await addMember(url, 'Rosa Delgado', passwords.rosa);
  expect((await office(url, '/team', 'POST', { name, password: passwords.marcus })).status).toBe(status);
});

test('a person of the office changes nobody, and gives nobody a password', async ({ url }) => {
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  const asRosa = { bearer: await logInRosa(url) };
  const made = await office(url, '/team', 'POST', { name: 'Eve', password: 'one more password' }, asRosa);
  expect([made.status, await made.text()]).toEqual([403, 'Only the owner can do this, with the shared password.']);
  expect((await office(url, `/team/${rosa.id}`, 'PATCH', { isActive: true }, asRosa)).status).toBe(403);
  expect((await office(url, `/team/${randomUUID()}`, 'PATCH', { isActive: true })).status).toBe(404);
  expect((await office(url, '/team', 'POST', { name: 'A', password: 'one more password', isOwner: true })).status).toBe(
    400,
  );
});

test('a change of a person that is based on an older version is 412', async ({ url }) => {
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  const version = { 'If-Match': `"${rosa.version}"` };
  expect((await changeMember(url, rosa.id, { isActive: false }, version)).status).toBe(200);
  const late = await changeMember(url, rosa.id, { name: 'Rosie' }, version);
  expect([late.status, await late.text()]).toEqual([412, expect.stringContaining('Somebody else just changed')]);
  expect((await teamOf(url)).members).toMatchObject([{ name: 'Rosa', isActive: false, version: 2 }]);
});

test('switching on somebody who is on already ends no session', async ({ url }) => {
  const { id } = await addMember(url, 'Rosa', passwords.rosa);
  const rosa = await logInRosa(url);
  expect((await changeMember(url, id, { isActive: true }, { 'If-Match': '"7"' })).status).toBe(412);
  expect((await changeMember(url, id, { isActive: true })).status).toBe(200);
  expect(await statusWith(url, rosa)).toBe(200);
});

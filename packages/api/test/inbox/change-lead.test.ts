import { randomUUID } from 'node:crypto';
import { leadDetail, leadKindNames, type LeadDetail } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { test } from '../support/fixtures.ts';
import { detailOf, idsOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';

const unknown = randomUUID();

test('a lead tells everything that its form said, in the form’s order', async () => {
  for (const kind of leadKindNames) {
    const lead = leadOf(kind, {}, { deliveries: { office: {} } });
    const { url } = await serverWith([lead]);
    const detail = await detailOf(url, idOf(lead));
    expect(z.parse(leadDetail, detail)).toEqual(detail);
    expect(detail.fields).toEqual(
      Object.entries(samples[kind]).map(([name, value]) => ({ name, value: String(value) })),
    );
    expect(detail).toMatchObject({ kind, mail: 'off', notes: [], delivery: { state: 'off', attempts: 0 } });
    expect(detail.history).toEqual([{ at: lead.submission.receivedAt, kind: 'received', detail: '' }]);
  }
});

test('a note can be removed by its author, once and again', async ({ lead, inbox: { url } }) => {
  const notes = `/leads/${idOf(lead)}/notes`;
  const before = await detailOf(url, idOf(lead));
  const id = randomUUID();
  await office(url, notes, 'POST', { id, text: 'Wrong house.' });
  for (const _time of ['first', 'second']) {
    const removed = await office(url, `${notes}/${id}`, 'DELETE');
    expect([removed.status, await removed.json()]).toEqual([200, before]);
  }
  expect(await detailOf(url, idOf(lead))).toEqual(before);
  expect((await office(url, `/leads/${unknown}/notes/${id}`, 'DELETE')).status).toBe(404);
});

test('one press clears a suspect, and another one undoes that', async () => {
  const lead = leadOf('contact', {}, { suspect: ['too-fast'] });
  const { url } = await serverWith([lead]);
  expect((await detailOf(url, idOf(lead))).suspect).toEqual(['too-fast']);
  const answer = await office(url, `/leads/${idOf(lead)}`, 'PATCH', { suspect: false });
  expect(((await answer.json()) as LeadDetail).suspect).toEqual([]);
  expect(await idsOf(url)).toEqual([idOf(lead)]);
  expect(await idsOf(url, '?view=suspects')).toEqual([]);
  const undone = await office(url, `/leads/${idOf(lead)}`, 'PATCH', { suspect: true });
  expect(((await undone.json()) as LeadDetail).suspect).toEqual(['too-fast']);
});

test('a note that is sent twice is kept once', async ({ lead, inbox: { url } }) => {
  const note = { id: randomUUID(), text: 'Called back.' };
  for (const _try of [1, 2]) await office(url, `/leads/${idOf(lead)}/notes`, 'POST', note);
  const detail = await detailOf(url, idOf(lead));
  expect(detail.notes).toMatchObject([note]);
  expect(detail.history.filter(({ kind }) => kind === 'note')).toHaveLength(1);
});

test('the offer that a message redeems stands apart from what it is about', async () => {
  const message = 'I would like to redeem: $50 off any repair\n\nThe heat pump leaks.';
  const { url } = await serverWith([leadOf('contact', { message })]);
  expect((await pageOf(url)).leads).toMatchObject([
    { offer: '$50 off any repair', subject: 'Parts: The heat pump leaks.' },
  ]);
});

test.each([
  ['an unknown id', unknown],
  ['no id at all', 'nothing'],
  ['a path', '..%2f..%2fstore.json'],
])('%s is 404 with one sentence, whatever is asked for', async (_name, id) => {
  const { url } = await serverWith([leadOf('contact')]);
  const calls = [
    ['GET', ''],
    ['PATCH', '', { status: 'done' }],
    ['GET', '/others'],
    ['POST', '/notes', { text: 'x' }],
    ['POST', '/resend', {}],
    ['GET', '/resume'],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await office(url, `/leads/${id}${path}`, method, body);
    expect([answer.status, await answer.text()]).toEqual([404, 'This lead no longer exists.']);
  }
});

test.for<[string, string, string, object, string]>([
  ['a status that there is not', '', 'PATCH', { status: 'lost' }, 'Please choose a status'],
  ['a day that there is not', '', 'PATCH', { followUp: '2026-02-30' }, 'Please choose a day'],
  ['a year of two digits', '', 'PATCH', { followUp: '0026-12-01' }, 'Please enter a year of four digits, such as 2026'],
  ['a result that there is not', '', 'PATCH', { outcome: { result: 'won' } }, 'Please choose how it ended'],
  ['half a dollar', '', 'PATCH', { outcome: { result: 'quoted', amount: 0.5 } }, 'Please enter whole dollars'],
  ['less than nothing', '', 'PATCH', { outcome: { result: 'quoted', amount: -1 } }, 'Please enter whole dollars'],
  ['too many dollars', '', 'PATCH', { outcome: { result: 'quoted', amount: 1e9 } }, 'Please enter a smaller amount'],
  ['too many words', '', 'PATCH', { outcome: { result: 'lost', reason: 'x'.repeat(201) } }, 'Please use fewer words'],
  ['no time of day', '', 'PATCH', { arrivalWindow: { from: '9', to: '25:00' } }, 'Please choose a time'],
  [
    'a visit backwards',
    '',
    'PATCH',
    { arrivalWindow: { from: '11:00', to: '09:00' } },
    'The visit ends before it begins',
  ],
  ['an unknown key', '', 'PATCH', { suspect: false, id: unknown }, 'Unknown field: id'],
  ['an empty note', '/notes', 'POST', { text: ' \n ' }, 'Please write a note'],
  ['a note that is too long', '/notes', 'POST', { text: 'x'.repeat(2001) }, 'Please use 2,000 characters or fewer'],
])('%s is 400 and changes nothing', async ([_name, path, method, body, sentence], { lead, inbox: { url } }) => {
  const before = await detailOf(url, idOf(lead));
  const answer = await office(url, `/leads/${idOf(lead)}${path}`, method, body);
  expect([answer.status, await answer.text()]).toEqual([400, sentence]);
  expect(await detailOf(url, idOf(lead))).toEqual(before);
});

test('a change that is based on a version that the lead never had is 412, and changes nothing', async () => {
  const lead = leadOf('contact');
  const { url } = await serverWith([lead]);
  const path = `/leads/${idOf(lead)}`;
  await office(url, path, 'PATCH', { status: 'contacted' });
  const before = await detailOf(url, idOf(lead));
  for (const version of [before.version + 1, 99_999, Number.MAX_SAFE_INTEGER]) {
    const headers = { 'If-Match': `"${version}"` };
    const answer = await office(url, path, 'PATCH', { status: 'done' }, { headers });
    expect([version, answer.status]).toEqual([version, 412]);
  }
  expect(await detailOf(url, idOf(lead))).toEqual(before);
});

test('a lead takes 500 notes, and the next one when one was removed', async () => {
  const lead = leadOf('contact');
  const notes = Array.from({ length: 499 }, (_, count) => ({ at: lead.submission.receivedAt, text: String(count) }));
  const { url } = await serverWith([{ ...lead, state: { ...lead.state, notes } }]);
  const path = `/leads/${idOf(lead)}/notes`;
  const add = async (id: string) => (await office(url, path, 'POST', { id, text: 'one more' })).status;
  const [last, refused] = [randomUUID(), randomUUID()];
  expect([await add(last), await add(refused), await add(last)]).toEqual([200, 409, 200]);
  expect((await detailOf(url, idOf(lead))).notes).toHaveLength(500);
  expect((await office(url, `${path}/${last}`, 'DELETE')).status).toBe(200);
  expect(await add(refused)).toBe(200);
});

import type { LeadDetail } from '@hvac/content/model';
import { expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { idOf, note } from '../support/leads.ts';
import { detailOf, idsOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { addMember, changeMember, logInMarcus, logInRosa, passwords } from '../support/team.ts';

/** An office of two people and these leads. */
async function officeOfTwo(texts: readonly string[]) {
  const leads = texts.map((text) => note(text));
  const server = await serverWith(leads);
  const rosa = await addMember(server.url, 'Rosa', passwords.rosa);
  const marcus = await addMember(server.url, 'Marcus', passwords.marcus);
  const tokens = { rosa: await logInRosa(server.url), marcus: await logInMarcus(server.url) };
  const change = (lead: number, wanted: object, bearer: string = tokens.rosa, version?: number) =>
    office(server.url, `/leads/${idOf(leads[lead] ?? note(''))}`, 'PATCH', wanted, {
      bearer,
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    });
  const read = (lead: number) => detailOf(server.url, idOf(leads[lead] ?? note('')));
  return { ...server, leads, rosa, marcus, tokens, change, read };
}

test('a status, a mark, a day, a note and another letter are kept with their time and who did it', async () => {
  const { clock, url, leads, change, read, tokens } = await officeOfTwo(['a']);
  const path = `/leads/${idOf(leads[0] ?? note(''))}`;
  await change(0, { status: 'contacted', unread: false }, tokens.rosa);
  clock.advance(60_000);
  await change(0, { followUp: '2026-11-24' }, tokens.marcus);
  const text = '  Called; =HYPERLINK("x") 🔧 مرحبا\n<script>alert(1)</script>  ';
  await office(url, `${path}/notes`, 'POST', { text }, { bearer: tokens.marcus });
  await office(url, `${path}/resend`, 'POST');
  const at = '2026-11-21T15:01:00.000Z';
  const { history, ...rest } = await read(0);
  expect(rest).toMatchObject({ status: 'contacted', unread: false, notes: [{ at, by: 'Marcus', text: text.trim() }] });
  expect(history.slice(1)).toEqual([
    { at: '2026-11-21T15:00:00.000Z', by: 'Rosa', kind: 'status', detail: 'contacted' },
    { at, by: 'Marcus', kind: 'follow-up', detail: '2026-11-24' },
    { at, by: 'Marcus', kind: 'note', detail: '' },
    { at, by: 'Owner', kind: 'mail-resend', detail: '' },
  ]);
});

test('only its author can remove a note', async () => {
  const { url, leads, read, tokens } = await officeOfTwo(['a']);
  const notes = `/leads/${idOf(leads[0] ?? note(''))}/notes`;
  const id = '00000000-0000-4000-8000-000000000001';
  await office(url, notes, 'POST', { id, text: 'Gate code 4411' }, { bearer: tokens.marcus });
  const before = await read(0);
  const refused = await office(url, `${notes}/${id}`, 'DELETE', undefined, { bearer: tokens.rosa });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'Marcus wrote this note, and nobody else can remove it.',
  ]);
  expect(await read(0)).toEqual(before);
});

test('a lead is given to a person, found among theirs, and keeps what they are called now', async () => {
  const { url, leads, rosa, change, read, tokens } = await officeOfTwo(['a', 'b', 'c']);
  const ids = leads.map(idOf);
  await change(0, { assignee: rosa.id }, tokens.marcus);
  await change(1, { assignee: 'owner' });
  expect(await read(0)).toMatchObject({
    assignee: { id: rosa.id, name: 'Rosa' },
    history: [{ kind: 'received' }, { kind: 'assigned', by: 'Marcus', detail: 'Rosa' }],
  });
  const mine = async (bearer?: string) =>
    (
      (await (
        await office(url, '/leads?assignee=me', 'GET', undefined, bearer === undefined ? {} : { bearer })
      ).json()) as { leads: { id: string }[] }
    ).leads.map(({ id }) => id);
  expect(await mine(tokens.rosa)).toEqual([ids[0]]);
  expect(await mine()).toEqual([ids[1]]);
  expect(await mine(tokens.marcus)).toEqual([]);
  expect(await idsOf(url, '?assignee=none')).toEqual([ids[2]]);
  expect(await idsOf(url, `?assignee=${rosa.id}`)).toEqual([ids[0]]);
  await changeMember(url, rosa.id, { name: 'Rosa Delgado' });
  expect((await read(0)).assignee?.name).toBe('Rosa Delgado');
  await change(0, { assignee: null });
  expect(await read(0)).not.toHaveProperty('assignee');
});

test('nobody assigns a lead to a person who is unknown or switched off', async () => {
  const { url, leads, rosa, change, read, tokens } = await officeOfTwo(['a', 'b']);
  await change(0, { assignee: rosa.id });
  await changeMember(url, rosa.id, { isActive: false });
  for (const assignee of [rosa.id, 'nobody', '__proto__']) {
    const answer = await change(1, { assignee }, tokens.marcus);
    expect([answer.status, await answer.text()]).toEqual([409, 'This person is no longer on the team.']);
  }
  expect((await read(0)).assignee?.name).toBe('Rosa');
  expect((await change(1, { assignee: '' }, tokens.marcus)).status).toBe(409);
  const several = { leads: leads.map((lead) => ({ id: idOf(lead) })), change: { assignee: 'nobody' } };
  expect((await office(url, '/leads/changes', 'POST', several)).status).toBe(409);
});

test('a change of several leads skips and names one that somebody has changed since it was shown', async () => {
  const { url, leads, change, read, tokens } = await officeOfTwo(['a', 'b', 'c']);
  const { leads: shown } = await pageOf(url);
  await change(1, { status: 'scheduled' }, tokens.marcus);
  // Another person's note, or what is wanted already, is in nobody's way.
  await change(2, { status: 'done' }, tokens.marcus);
  const answer = await office(
    url,
    '/leads/changes',
    'POST',
    { leads: shown.map(({ id, version }) => ({ id, version })), change: { status: 'done' } },
    { bearer: tokens.rosa },
  );
  const [, second] = leads;
  const { name } = await read(1);
  expect(await answer.json()).toEqual({ changed: 2, stale: [{ id: second && idOf(second), name, by: 'Marcus' }] });
  expect([(await read(0)).status, (await read(1)).status, (await read(2)).status]).toEqual([
    'done',
    'scheduled',
    'done',
  ]);
});

test('of two people who change one lead at once, the second is told who was first', async () => {
  const { change, read, tokens } = await officeOfTwo(['a']);
  const { version } = await read(0);
  const answers = await Promise.all([
    change(0, { status: 'scheduled' }, tokens.rosa, version),
    change(0, { status: 'done' }, tokens.marcus, version),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412]);
  const first = statuses[0] === 200 ? 'Rosa' : 'Marcus';
  const refused = answers.find(({ status }) => status === 412);
  expect(await refused?.text()).toBe(`${first} just changed this lead. Check it and try again.`);
  const now = await read(0);
  expect(now.status).toBe(first === 'Rosa' ? 'scheduled' : 'done');
  expect(now.version).toBe(version + 1);
  // Having looked, the other may well mark it.
  expect((await change(0, { status: 'spam' }, tokens.marcus, now.version)).status).toBe(200);
});

test('changes of different fields do not conflict', async () => {
  const { url, leads, marcus, change, read, tokens } = await officeOfTwo(['a']);
  const { version } = await read(0);
  expect((await change(0, { assignee: marcus.id }, tokens.rosa, version)).status).toBe(200);
  await office(url, `/leads/${idOf(leads[0] ?? note(''))}/notes`, 'POST', { text: 'Called' });
  expect((await change(0, { unread: false }, tokens.marcus, version)).status).toBe(200);
  expect((await change(0, { status: 'contacted' }, tokens.marcus, version)).status).toBe(200);
  // A day that somebody has set goes with Done: that is the same.
  const next = await read(0);
  expect((await change(0, { followUp: '2026-12-01' }, tokens.rosa, next.version)).status).toBe(200);
  expect((await change(0, { status: 'done' }, tokens.marcus, next.version)).status).toBe(412);
  expect(await read(0)).toMatchObject({ status: 'contacted', followUp: '2026-12-01', assignee: { name: 'Marcus' } });
});

test('a change that is sent twice, and one that changes nothing, are no conflict', async () => {
  const { change, read, tokens } = await officeOfTwo(['a']);
  const { version } = await read(0);
  for (const bearer of [tokens.rosa, tokens.rosa, tokens.marcus]) {
    const answer = await change(0, { status: 'done' }, bearer, version);
    expect([answer.status, ((await answer.json()) as LeadDetail).history.length]).toEqual([200, 2]);
  }
});

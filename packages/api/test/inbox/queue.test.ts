import { randomUUID } from 'node:crypto';
import type { LeadChange, LeadDetail } from '@hvac/content/model';
import { expect } from 'vitest';
import type { Lead } from '../../src/leads/model/lead.ts';
import { test } from '../support/fixtures.ts';
import { detailOf, idsOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';
import { addMember, logInRosa, passwords } from '../support/team.ts';

const at = (minute: number) => ({ receivedAt: new Date(Date.UTC(2026, 10, 21, 14, minute)).toISOString() });
const change = async (url: string, lead: Lead, body: LeadChange): Promise<LeadDetail> =>
  (await (await office(url, `/leads/${idOf(lead)}`, 'PATCH', body)).json()) as LeadDetail;

test('the open view holds what is left to do: new ones first, then those that are due, then the rest', async () => {
  const lead = (came = {}) => leadOf('contact', {}, came);
  const [fresh, contacted, waiting, due, older, done] = [lead(), lead(), lead(), lead(), lead(), lead()];
  const [spam, closed, suspect] = [lead(), lead(), lead({ suspect: ['honeypot'] })];
  // Ten in the morning of the 21st in New York.
  const { clock, url } = await serverWith([fresh, contacted, waiting, due, older, done, spam, closed, suspect]);
  await change(url, contacted, { status: 'contacted', unread: false });
  await change(url, waiting, { status: 'scheduled', followUp: '2026-11-22' });
  await change(url, due, { status: 'scheduled', followUp: '2026-11-21' });
  await change(url, older, { followUp: '2026-11-19' });
  await change(url, done, { status: 'done' });
  await change(url, spam, { status: 'spam' });
  await change(url, closed, { followUp: '2026-11-20' });
  await change(url, closed, { status: 'done' });

  const open = await pageOf(url, '?view=open');
  expect(open.leads.map(({ id }) => id)).toEqual([suspect, older, fresh, due, contacted].map(idOf));
  expect(open).toMatchObject({ total: 5, suspects: 1 });
  expect(open.counts).toEqual({
    open: 5,
    applications: 0,
    due: 2,
    scheduled: 2,
  });
  expect(await idsOf(url, '?view=due')).toEqual([older, due].map(idOf));
  expect(await idsOf(url, '?view=scheduled')).toEqual([due, waiting].map(idOf));
  expect(await idsOf(url, '?view=done')).toEqual([closed, done].map(idOf));
  expect(await idsOf(url, '?view=spam')).toEqual([idOf(spam)]);
  expect(await idsOf(url, '?view=suspects')).toEqual([idOf(suspect)]);
  expect(await idsOf(url, '?view=all')).toHaveLength(9);
  expect((await (await office(url, '/leads.csv?view=due')).text()).trim().split('\r\n')).toHaveLength(3);

  // Midnight in New York, and not in Greenwich, brings the next day.
  clock.advance(14 * 60 * 60 * 1000 - 1);
  expect((await pageOf(url, '?view=due')).total).toBe(2);
  clock.advance(1);
  expect(await idsOf(url, '?view=due')).toEqual([older, due, waiting].map(idOf));
});

test('the open view starts with new emergencies, read or not and suspects too, however old they are', async () => {
  const old = leadOf('service-request', { message: 'No heat, infant at home' }, at(0));
  const due = Array.from({ length: 14 }, (_, minute) => leadOf('contact', {}, at(1 + minute)));
  const marked = leadOf('contact', { message: 'It smells of gas' }, { ...at(20), suspect: ['links'] });
  const friend = leadOf('referral', { comments: 'Her AC is dead and she is on oxygen' }, at(30));
  const answered = leadOf('contact', { message: 'No heat' }, at(40));
  const applicant = leadOf('career-application', { additionalInfo: 'I repair burning furnaces' }, at(50));
  const newer = leadOf('contact', {}, at(55));
  const { url } = await serverWith([old, ...due, marked, friend, answered, applicant, newer]);
  for (const lead of due) await change(url, lead, { status: 'contacted', followUp: '2026-11-20', unread: false });
  for (const lead of [old, marked, friend]) await change(url, lead, { unread: false });
  await change(url, answered, { status: 'contacted' });
  const { leads } = await pageOf(url, '?view=open');
  const order = [friend, marked, old, newer, applicant, ...due.toReversed(), answered];
  expect(leads.map(({ id }) => id)).toEqual(order.map(idOf));
  expect(leads.filter(({ urgent }) => urgent).map(({ id }) => id)).toEqual([friend, marked, old, answered].map(idOf));
});

test('pages of the open view go on from section to section without a gap or a repeat', async () => {
  const urgent = Array.from({ length: 60 }, (_, index) => leadOf('contact', { message: 'No heat' }, at(index)));
  const calm = Array.from({ length: 40 }, (_, index) => leadOf('contact', {}, at(60 + index)));
  const due = [leadOf('contact', {}, at(100)), leadOf('contact', {}, at(101))];
  const rest = Array.from({ length: 55 }, (_, index) => leadOf('contact', {}, at(110 + index)));
  const { url } = await serverWith([...urgent, ...calm, ...due, ...rest]);
  for (const lead of due) await change(url, lead, { status: 'contacted', followUp: '2026-11-20' });
  for (const lead of rest) await change(url, lead, { status: 'contacted' });
  const pages = [await pageOf(url, '?view=open')];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await pageOf(url, `?view=open&cursor=${next}`));
  }
  expect(pages.map(({ before, leads, total }) => [before, leads.length, total])).toEqual([
    [0, 50, 157],
    [50, 50, 157],
    [100, 52, 157],
    [152, 5, 157],
  ]);
  const order = [urgent, calm, due, rest].flatMap((section) => section.toReversed());
  expect(pages.flatMap(({ leads }) => leads.map(({ id }) => id))).toEqual(order.map(idOf));
});

test('where nobody closes leads, a page holds 500 of those that are due, in the order of their days, and the next goes on', async () => {
  const leads = Array.from({ length: 520 }, (_, index) => {
    const lead = leadOf('contact', {}, at(index));
    const followUp = `2026-11-${String(20 - (index % 20)).padStart(2, '0')}`;
    return { ...lead, state: { ...lead.state, status: 'contacted' as const, followUp } };
  });
  const { url } = await serverWith([...leads, leadOf('contact', {}, at(600))]);
  const first = await pageOf(url, '?view=open');
  const second = await pageOf(url, `?view=open&cursor=${first.next}`);
  expect([first.leads.length, first.total, second.before, second.leads.length, second.next]).toEqual([
    501,
    521,
    501,
    20,
    null,
  ]);
  expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(521);
  for (const page of [first.leads.slice(1), second.leads]) {
    const days = page.map(({ followUp = '' }) => followUp);
    expect(days).toEqual(days.toSorted());
  }
});

test('one’s own open leads stand below new emergencies that are nobody’s', async () => {
  const [night, taken, mine, calm] = [
    leadOf('contact', { message: 'No heat, hospice patient' }, at(0)),
    leadOf('contact', { message: 'No heat' }, at(1)),
    leadOf('contact', {}, at(2)),
    leadOf('contact', {}, at(3)),
  ];
  const { url } = await serverWith([night, taken, mine, calm]);
  const { id } = (await (
    await office(url, '/team', 'POST', {
      name: 'Luis',
      password: 'a password for the night shift',
    })
  ).json()) as { id: string };
  await change(url, taken, { assignee: id });
  await change(url, mine, { assignee: 'owner' });
  expect(await pageOf(url, '?view=open&assignee=me')).toMatchObject({
    leads: [{ id: idOf(night) }, { id: idOf(mine) }],
    total: 2,
  });
  expect(await idsOf(url, '?view=all&assignee=me')).toEqual([idOf(mine)]);
  expect(await idsOf(url, `?view=open&assignee=${id}`)).toEqual([idOf(taken)]);
});

test('a day of follow-up is kept with its history, and goes when the lead is closed', async () => {
  const lead = leadOf('contact');
  const { url } = await serverWith([lead]);
  expect((await change(url, lead, { followUp: '2026-11-24' })).followUp).toBe('2026-11-24');
  expect((await change(url, lead, { followUp: null })).followUp).toBeUndefined();
  await change(url, lead, { followUp: '2026-12-01', status: 'scheduled' });
  const closed = await change(url, lead, { status: 'done' });
  expect(closed.followUp).toBeUndefined();
  expect(closed.history.slice(1).map(({ kind, detail }) => `${kind} ${detail}`.trim())).toEqual([
    'follow-up 2026-11-24',
    'follow-up',
    'status scheduled',
    'follow-up 2026-12-01',
    'status done',
  ]);
  // Nobody comes back to what is closed.
  expect((await change(url, lead, { followUp: '2026-12-02' })).followUp).toBeUndefined();
});

test('the scheduled view is in the order of days and of the times of visits', async () => {
  const [later, morning, noon, call, yesterday] = Array.from({ length: 5 }, (_, minute) =>
    leadOf('contact', {}, at(minute)),
  ) as [Lead, Lead, Lead, Lead, Lead];
  const { url } = await serverWith([later, morning, noon, call, yesterday]);
  const visit = (followUp: string, from: string, to: string) =>
    ({ status: 'scheduled', followUp, arrivalWindow: { from, to } }) as const;
  await change(url, later, visit('2026-11-25', '08:00', '10:00'));
  await change(url, noon, visit('2026-11-24', '12:00', '14:00'));
  expect(await change(url, morning, visit('2026-11-24', '09:00', '11:00'))).toMatchObject({
    arrivalWindow: { from: '09:00', to: '11:00' },
    version: 2,
  });
  await change(url, call, { followUp: '2026-11-24', arrivalWindow: { from: '09:00', to: '11:00' } });
  await change(url, yesterday, visit('2026-11-20', '09:00', '11:00'));
  expect(await idsOf(url, '?view=scheduled')).toEqual([call, morning, noon, later].map(idOf));
  expect(await idsOf(url, '?view=due')).toEqual([idOf(yesterday)]);
  // A call has no time, and what is closed has neither day nor time.
  expect(await detailOf(url, idOf(call))).not.toHaveProperty('arrivalWindow');
  expect(await change(url, morning, { status: 'contacted' })).not.toHaveProperty('arrivalWindow');
  expect((await detailOf(url, idOf(noon))).history.at(-1)).toMatchObject({ detail: '2026-11-24 12:00-14:00' });
});

test('a closed lead says how it ended, and an open one does not', async ({ lead, inbox: { clock, url } }) => {
  const quoted = await change(url, lead, { status: 'done', outcome: { result: 'quoted', amount: 4200 } });
  expect(quoted).toMatchObject({ outcome: { result: 'quoted', amount: 4200 }, version: 1 });
  clock.advance(1000);
  const lost = await change(url, lead, { outcome: { result: 'lost', reason: 'Too expensive' } });
  expect(lost).toMatchObject({ outcome: { result: 'lost', reason: 'Too expensive' }, version: 2 });
  expect(lost.history.slice(1).map(({ detail }) => detail)).toEqual(['quoted', 'lost']);
  const [row] = (await (await office(url, '/leads.csv')).text()).trim().split('\r\n').slice(1);
  expect(row).toContain(',Done,Lost,,Too expensive,');
  expect(await change(url, lead, { status: 'contacted' })).not.toHaveProperty('outcome');
  expect(await change(url, lead, { outcome: { result: 'booked' } })).not.toHaveProperty('outcome');
});

test('taking back a change leaves no trace in the history and no first contact', async () => {
  const lead = leadOf('contact');
  const { clock, url } = await serverWith([lead]);
  await change(url, lead, { followUp: '2026-11-24' });
  clock.advance(1000);
  const before = await detailOf(url, idOf(lead));
  await change(url, lead, { status: 'done', outcome: { result: 'booked' } });
  clock.advance(1000);
  const after = await change(url, lead, { status: 'new', outcome: null, followUp: '2026-11-24', undo: true });
  expect(after).toEqual({ ...before, version: 4 });
  expect((await (await office(url, '/leads.csv')).text()).trim().split('\r\n')[1]).toMatch(
    /^"?2026-11-\d\d \d\d:\d\d:\d\d"?,,Message,New,,,,/,
  );
  // A stale copy of what was taken back does not fit.
  const stale = await office(
    url,
    `/leads/${idOf(lead)}`,
    'PATCH',
    { status: 'spam' },
    { headers: { 'If-Match': '"2"' } },
  );
  expect(stale.status).toBe(412);
});

test('taking back a change hides nothing that somebody else has done', async ({ lead, inbox: { clock, url } }) => {
  await addMember(url, 'Rosa', passwords.rosa);
  await office(url, `/leads/${idOf(lead)}`, 'PATCH', { status: 'contacted' }, { bearer: await logInRosa(url) });
  clock.advance(1000);
  const { history } = await change(url, lead, { status: 'new', undo: true });
  expect(history.slice(1)).toMatchObject([{ detail: 'contacted', by: 'Rosa' }]);
});

test('one change of several leads changes each of them once, and passes over what is gone', async () => {
  const leads = [leadOf('contact'), leadOf('contact', {}, { suspect: ['too-fast'] }), leadOf('referral')];
  const { url } = await serverWith(leads);
  const ids = leads.map(idOf);
  const [first = ''] = ids;
  const answer = await office(url, '/leads/changes', 'POST', {
    leads: [...ids, first, randomUUID()].map((id) => ({ id })),
    change: { status: 'contacted', suspect: false },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { changed: 3, stale: [] }]);
  const after = await Promise.all(ids.map((id) => detailOf(url, id)));
  expect(after.map(({ status }) => status)).toEqual(['contacted', 'contacted', 'contacted']);
  expect((await detailOf(url, first)).history).toHaveLength(2);
});

test('a change of more than 200 leads is refused', async () => {
  const { url } = await serverWith([]);
  const leads = Array.from({ length: 201 }, () => ({ id: randomUUID() }));
  const answer = await office(url, '/leads/changes', 'POST', { leads, change: { status: 'done' } });
  expect([answer.status, await answer.text()]).toEqual([400, 'Please select 200 leads or fewer']);
});

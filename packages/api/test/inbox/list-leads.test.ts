import { leadKindNames, leadPage } from '@hvac/content/model';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { test } from '../support/fixtures.ts';
import { idsOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { post, validPayload } from '../support/requests.ts';
import { stoppedClock } from '../support/server.ts';
import { idOf, leadOf } from '../support/leads.ts';

const at = (minute: number) => ({ receivedAt: new Date(Date.UTC(2026, 10, 21, 15, minute)).toISOString() });

/** A visitor's lead, from somebody who types as slowly as people do. */
async function arrive(url: string, clock: ReturnType<typeof stoppedClock>): Promise<{ id: string }> {
  const payload = await validPayload(url);
  clock.advance(10_000);
  return JSON.parse((await post(url, payload)).text) as { id: string };
}

test('all four kinds stand in one list, newest first, and each tells what it is about', async () => {
  const leads = leadKindNames.map((kind, index) => leadOf(kind, {}, at(index)));
  const { url } = await serverWith(leads);
  const page = await pageOf(url);
  expect(z.parse(leadPage, page)).toEqual(page);
  expect(page.leads.map(({ id }) => id)).toEqual(leads.map(idOf).toReversed());
  expect(page.leads.map(({ subject }) => subject)).toEqual([
    'Trade school, Technician, I own my tools. I can start on Monday.',
    'Maintenance for Zoë Lindqvist',
    'Parts: Do you have filters of 16 by 25 by 4? Four of them.',
    'Schedule Repair: The upstairs unit blows warm air. It began on Tuesday.',
  ]);
  expect(page.leads.map(({ friend }) => friend)).toEqual([
    undefined,
    { name: 'Zoë Lindqvist', phone: '904-555-0177' },
    undefined,
    undefined,
  ]);
  expect(page.leads[0]).toMatchObject({
    kind: 'career-application',
    name: 'Dana Whitfield',
    phone: '904-555-0142',
    email: 'dana@example.com',
    city: 'Jacksonville',
    status: 'new',
    unread: true,
    suspect: [],
    mail: 'none',
  });
});

test('pages of fifty hold every lead once, though new ones arrive between them, and a full one can be the last', async () => {
  const leads = Array.from({ length: 100 }, (_, index) => leadOf('service-request', {}, at(Math.floor(index / 7))));
  const clock = stoppedClock(Date.UTC(2026, 10, 21, 16));
  const { url } = await serverWith(leads, { now: clock.now });
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await pageOf(url, next === '' ? '' : `?cursor=${next}`);
    seen.push(...page.leads.map(({ id }) => id));
    sizes.push(page.leads.length);
    next = page.next;
    await arrive(url, clock);
  }
  expect(sizes).toEqual([50, 50]);
  expect(seen.toSorted()).toEqual(leads.map(idOf).toSorted());
});

test('the filter tells views, kinds, read ones and days apart', async () => {
  // In New York, the first is the evening of the 20th, and the second the first second of the 21st.
  const evening = leadOf('contact', {}, { receivedAt: '2026-11-21T04:59:59.999Z' });
  const midnight = leadOf('referral', {}, { receivedAt: '2026-11-21T05:00:00.000Z' });
  const suspect = leadOf('contact', {}, { suspect: ['honeypot'] });
  const { url } = await serverWith([evening, midnight, suspect]);
  await office(url, `/leads/${idOf(evening)}`, 'PATCH', { status: 'done', unread: false });

  expect(await idsOf(url)).toEqual([idOf(suspect), idOf(midnight), idOf(evening)]);
  expect(await idsOf(url, '?view=suspects')).toEqual([idOf(suspect)]);
  expect(await idsOf(url, '?kind=referral')).toEqual([idOf(midnight)]);
  expect(await idsOf(url, '?kind=career-application')).toEqual([]);
  expect(await idsOf(url, '?unread=1')).toEqual([idOf(suspect), idOf(midnight)]);
  expect(await idsOf(url, '?from=2026-11-21')).toEqual([idOf(suspect), idOf(midnight)]);
  expect(await idsOf(url, '?to=2026-11-20')).toEqual([idOf(evening)]);
  expect(await idsOf(url, '?from=2026-11-20&to=2026-11-20&kind=contact&view=done&q=filters')).toEqual([idOf(evening)]);
  expect(await idsOf(url, '?from=2026-11-22')).toEqual([]);
  expect(await idsOf(url, '?assignee=%00')).toEqual([]);
  // What a form leaves empty counts as not asked for.
  expect(await idsOf(url, '?kind=&q=&from=&to=')).toEqual([idOf(suspect), idOf(midnight), idOf(evening)]);
});

test('applications have a view of their own, which counts what is open; a chosen kind wins over the view', async () => {
  const [first, second, other] = [
    leadOf('career-application', {}),
    leadOf('career-application', {}),
    leadOf('contact', {}),
  ];
  const { url } = await serverWith([first, second, other]);
  await office(url, `/leads/${idOf(first)}`, 'PATCH', { status: 'done', outcome: { result: 'hired' } });
  const page = await pageOf(url, '?view=applications');
  expect(page.leads.map(({ id }) => id).toSorted()).toEqual([first, second].map(idOf).toSorted());
  expect(page).toMatchObject({ total: 2, counts: { applications: 1, open: 2 }, empty: false });
  expect(await idsOf(url, '?view=applications&kind=contact')).toEqual([idOf(other)]);
});

test.for([
  ['?view=trash', 400],
  ['?kind=quote', 400],
  ['?status=new', 400],
  ['?unread=0', 400],
  ['?from=2026-02-30', 400],
  ['?to=yesterday', 400],
  ['?cursor=5', 400],
  ['?q=', 400, 'x'.repeat(201)],
  ['?sort=oldest', 400],
] as const)('a query of %s is %i with one sentence', async ([query, status, rest = ''], { url }) => {
  for (const path of ['/leads', '/leads.csv']) {
    const answer = await office(url, path + query + rest);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toMatch(/^[A-Z].{4,120}$/);
  }
});

test('the list of an inbox without any lead says so', async () => {
  const { url } = await serverWith([]);
  expect(await pageOf(url)).toMatchObject({ leads: [], total: 0, empty: true });
});

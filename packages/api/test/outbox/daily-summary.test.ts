import { company } from '@hvac/company';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dailySummary, summaryDeliveries } from '../../src/outbox/daily-summary.ts';
import { Outbox } from '../../src/outbox/outbox.ts';
import { openSmtp } from '../../src/outbox/smtp.ts';
import type { Store } from '../../src/store/store.ts';
import { leadOf, updateLead } from '../support/leads.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings } from '../support/office.ts';
import { collectLog, patience, temporaryFolder } from '../support/server.ts';
import { openTestStore } from '../support/stores.ts';

const [minute, hours] = [60_000, 3_600_000];
/** Seven in the morning in New York. */
const seven = Date.parse('2026-11-23T12:00:00.000Z');

/** One server's summary, at seven unless given, by a clock that the test moves. */
async function summaryOf(store: Store, smtpUrl: string, clock: { time: number }, hour = 7) {
  const settings = mailSettings(smtpUrl);
  const smtp = await openSmtp(settings);
  onTestFinished(() => smtp.close());
  const now = () => clock.time;
  const sender = dailySummary({ store, smtp, settings, facts: { company, origin: undefined }, now });
  return new Outbox(sender, summaryDeliveries(hour, { store, now }), { now, log: collectLog().log });
}

async function officeWith(leads: readonly ReturnType<typeof leadOf>[]) {
  const [server, root] = [await startMailServer(), await temporaryFolder()];
  const store = await openTestStore(root);
  onTestFinished(() => store.close());
  for (const lead of leads) await store.insertLead(lead);
  /** A server that has just started sends what is due. */
  const sendAt = async (time: number, hour?: number) => (await summaryOf(store, server.url, { time }, hour)).deliver();
  return { server, store, sendAt };
}

test('a summary that the version before has sent today is not sent again, and tomorrow there is one', async () => {
  const { server, store } = await officeWith([]);
  await store.setSetting('daily-summary', '2026-11-23');
  const clock = { time: seven };
  const outbox = await summaryOf(store, server.url, clock);
  await outbox.deliver();
  expect(server.received).toHaveLength(0);
  clock.time = seven + 24 * hours;
  await outbox.deliver();
  expect(server.received).toHaveLength(1);
});

test('the summary goes out once a day from its hour on, on whichever server, and counts what is left to do', async () => {
  const leads = ['new', 'new', 'contacted', 'done', 'scheduled'].map(() => leadOf('contact'));
  const { server, store, sendAt } = await officeWith(leads);
  const [, taken, contacted, done, scheduled] = leads.map(({ entity }) => entity.id);
  await updateLead(store, taken ?? '', (state) => ({ ...state, assignee: 'owner' }));
  await updateLead(store, contacted ?? '', (state) => ({ ...state, status: 'contacted' }));
  await updateLead(store, done ?? '', (state) => ({ ...state, status: 'done' }));
  await updateLead(store, scheduled ?? '', (state) => ({ ...state, status: 'scheduled', followUp: '2026-11-23' }));
  const clock = { time: seven - 1 };
  const servers = [await summaryOf(store, server.url, clock), await summaryOf(store, server.url, clock)];
  const look = () => Promise.all(servers.map((each) => each.deliver()));
  await look();
  expect(server.received).toHaveLength(0);
  clock.time = seven;
  await look();
  await look();
  // After a restart, too, and when the clock is set back.
  await sendAt(clock.time);
  await sendAt(seven - 20 * hours);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.subject).toBe('Leads on Nov 23, 2026: 2 new, 1 due');
  for (const told of ['New: 2.', 'Unassigned: 3.', 'Due: 1.', 'Messages not sent: 0.']) {
    expect(server.received[0]?.text).toContain(told);
  }
  clock.time = seven + 24 * hours;
  await look();
  expect(server.received).toHaveLength(2);
});

test('the summary names who waits: emergencies of nobody, new ones by age, then those that are due', async () => {
  const people = [
    { lastName: 'Due', state: { status: 'contacted', assignee: 'owner', followUp: '2026-11-20' } },
    { lastName: 'Old' },
    { lastName: 'Cold', message: 'No heat' },
    { lastName: 'Taken', message: 'I smell gas', state: { assignee: 'owner' } },
    { lastName: 'Dealt', message: 'No heat', state: { status: 'contacted' } },
    ...Array.from({ length: 20 }, (_, index) => ({ lastName: `No${index}` })),
  ];
  const leads = people.map(({ state, ...said }, index) => {
    const lead = leadOf('contact', { firstName: 'Visitor', phone: '904-555-0177', message: 'Hello', ...said });
    const receivedAt = new Date(seven + (index - 60) * minute).toISOString();
    return {
      ...lead,
      submission: { ...lead.submission, receivedAt },
      state: { ...lead.state, ...state },
    } as typeof lead;
  });
  const { server, store, sendAt } = await officeWith(leads);
  const toldOf = async (time: number) => {
    await sendAt(time);
    const text = server.received.at(-1)?.text ?? '';
    return { text, named: Array.from(text.matchAll(/^(.*Visitor .*)$/gm), ([, line]) => line) };
  };
  const { text, named } = await toldOf(seven);
  expect(named).toHaveLength(20);
  expect(named.slice(0, 4)).toEqual([
    'URGENT: Visitor Cold, (904) 555-0177, unassigned',
    'Visitor Old, (904) 555-0177, unassigned',
    'URGENT: Visitor Taken, (904) 555-0177, Owner',
    'Visitor No0, (904) 555-0177, unassigned',
  ]);
  expect(text).toContain('And 5 more in the inbox.');
  expect(server.received[0]?.subject).toBe('Leads on Nov 23, 2026: 1 urgent, 23 new, 1 due');
  for (const { entity } of leads.slice(5))
    await updateLead(store, entity.id, (state) => ({ ...state, status: 'done' }));
  expect((await toldOf(seven + 24 * hours)).named.slice(-2)).toEqual([
    'Visitor Due, (904) 555-0177, due Nov 20, 2026, Owner',
    'Visitor Dealt, (904) 555-0177, unassigned',
  ]);
});

test('the summary reads few leads, however many wait: an office that never opens the inbox has thousands', async () => {
  const { server, store, sendAt } = await officeWith(Array.from({ length: 150 }, () => leadOf('contact')));
  const reading = vi.spyOn(store, 'listLeads');
  await sendAt(seven);
  expect(server.received[0]?.text).toContain('And 130 more in the inbox.');
  const read = (await Promise.all(reading.mock.results.map(({ value }) => value as Promise<unknown[]>))).flat();
  expect(read.length).toBeLessThanOrEqual(60);
});

test('a server that ends while the summary goes out has not lost it: the next one sends it, under the same id', async () => {
  const { server, store, sendAt } = await officeWith([]);
  const clock = { time: seven };
  server.treat('hang');
  const summary = await summaryOf(store, server.url, clock);
  const sending = summary.deliver();
  await expect.poll(() => server.received.length, patience).toBe(1);
  // A server that was killed now would leave the same behind: a lease that runs out.
  clock.time += 2 * minute;
  await sendAt(clock.time);
  await summary.stop(0);
  await sending;
  const [first, second] = server.received.map(({ messageId }) => messageId);
  expect(second).toBe(first);
});

test('a summary that was sent while the clock was wrong silences no later one', async () => {
  const { server, sendAt } = await officeWith([]);
  await sendAt(Date.parse('2030-01-07T12:00:00.000Z'));
  await sendAt(seven);
  await sendAt(seven);
  expect(server.received.map(({ subject }) => subject?.slice(0, 22))).toEqual([
    'Leads on Jan 7, 2030: ',
    'Leads on Nov 23, 2026:',
  ]);
});

test('servers whose clocks differ at midnight send one summary', async () => {
  const { server, sendAt } = await officeWith([]);
  const midnight = Date.parse('2026-11-24T05:00:00.000Z');
  for (const time of [midnight + 2_000, midnight - 2_000, midnight + 2_000]) {
    await sendAt(time, 0);
  }
  expect(server.received).toHaveLength(1);
});

import { getLead, leadOf, updateLead } from '../support/leads.ts';
import { describe, expect, test } from 'vitest';
import { readCounts } from '../../src/store/lead-counts.ts';
import { leadDeliveries } from '../../src/outbox/lead-deliveries.ts';
import { smtpPhases, startMailServer, type MailServer, type SmtpPhase } from '../support/mail-server.ts';
import { lettersOf, mailSettings, requestWithMail, startOffice, type Office } from '../support/office.ts';

const minute = 60_000;
const hour = 60 * minute;

const [a, b, c] = ['a@hvac.example', 'b@hvac.example', 'c@hvac.example'];
/** Settings in which these addresses get the letters about service requests. */
const to = (...addresses: string[]) => ({ to: { ...mailSettings('').to, 'service-request': addresses } });

/** How many letters each address has. */
const countsIn = ({ received }: Pick<MailServer, 'received'>) => {
  const byAddress = Map.groupBy(received, ({ recipients }) => recipients.join());
  return Object.fromEntries([...byAddress].map(([address, { length }]) => [address, length]));
};

/** An office with two addresses, whose mail server is asked for a name and a password. */
async function officeWithTwo() {
  const server = await startMailServer();
  const office = await startOffice(server.url.replace('//', '//website:secret@'), to(a, b));
  return { server, office, id: await office.arrive() };
}

// 421 closes the connection, 552 is about the size of the letter; the other codes are one of their hundred.
const statuses = [421, 451, 550, 552];

describe('a mail server that fails once', () => {
  const faults = smtpPhases.flatMap((phase) => [...statuses, 'drop' as const].map((how) => [phase, how] as const));
  test.each(faults)('at %s with %s: both addresses have their letter within the hour', async (phase, how) => {
    const { server, office, id } = await officeWithTwo();
    server.fail({ phase, how, times: 1 });
    await office.outbox.deliver();
    expect(server.failed).toEqual([phase]);
    // Who was not refused has it.
    expect(Object.keys(countsIn(server))).not.toEqual([]);
    office.clock.advance(hour);
    await office.outbox.deliver();
    // A server that hung up may have kept the letter: the second copy has the same Message-ID.
    const twice = phase === 'data' && how === 'drop';
    expect(Object.values(countsIn(server)).toSorted((one, other) => one - other)).toEqual(twice ? [1, 2] : [1, 1]);
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(new Set([`<lead-${id}@hvac.example>`]));
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 0, mailStuck: 0 });
    expect(office.outbox.problem).toBeUndefined();
    expect(office.outbox.refusals).toEqual([]);
  });
});

describe('a mail server that refuses one of two addresses', () => {
  const phases: SmtpPhase[] = ['rcpt', 'data'];
  test.each(phases.map((phase) => [phase, 451] as const))(
    'for a while, at %s with %s: the letter to that one alone is tried again, after growing pauses',
    async (phase, how) => {
      const { server, office, id } = await officeWithTwo();
      server.fail({ phase, how, to: b });
      expect(await failuresIn(40, office, server)).toEqual([0, 1, 6, 21, 36]);
      expect(countsIn(server)).toEqual({ [a]: 1 });
      expect(await lettersOf(office.store, id)).toMatchObject({
        [a]: { attempts: 1, sentAt: '2026-11-21T15:00:00.000Z' },
        [b]: { attempts: 5, problem: expect.stringContaining(`(${how})`), dueAt: expect.any(String) },
      });
      // Other leads are not held up.
      await office.arrive();
      await office.outbox.deliver();
      expect(countsIn(server)).toEqual({ [a]: 2 });
      server.fail(undefined);
      office.clock.advance(15 * minute);
      await office.outbox.deliver();
      expect(countsIn(server)).toEqual({ [a]: 2, [b]: 2 });
    },
  );

  test.each(phases.flatMap((phase) => [550, 554].map((how) => [phase, how] as const)))(
    'for good, at %s with %s: the lead and the screen tell, and it is tried a few times in two days',
    async (phase, how) => {
      const { server, office, id } = await officeWithTwo();
      server.fail({ phase, how, to: b });
      const sentence =
        phase === 'rcpt'
          ? `${b} refuses mail (${how}): correct MAIL_TO`
          : `The mail server refused the message (${how})`;
      await office.outbox.deliver();
      expect(countsIn(server)).toEqual({ [a]: 1 });
      expect(office.outbox.refusals).toEqual([[b, sentence]]);
      expect(await lettersOf(office.store, id)).toMatchObject({ [b]: { attempts: 1, problem: sentence } });
      const { history = [] } = (await getLead(office.store, id))?.state ?? {};
      const told = history.map(({ kind, detail }) => `${kind}: ${detail}`);
      expect(new Set(told)).toEqual(new Set([`mail-sent: ${a}`, `mail-failed: ${sentence}`]));
      for (let hours = 0; hours < 100; hours++) {
        office.clock.advance(hour);
        await office.outbox.deliver();
      }
      expect(server.failed).toHaveLength(4);
      expect(await readCounts(office.store)).toMatchObject({ mailDue: 0, mailStuck: 1 });
      expect(countsIn(server)).toEqual({ [a]: 1 });
    },
  );

  test.each<[string, (office: Office, id: string) => Promise<unknown>]>([
    ['read', ({ store }, id) => updateLead(store, id, (state) => ({ ...state, unread: false }))],
    ['closed', ({ store }, id) => updateLead(store, id, (state) => ({ ...state, status: 'done' }))],
    [
      'sent again',
      async ({ askAgain, outbox }, id) => {
        await askAgain(id);
        await outbox.deliver();
      },
    ],
  ])('for good: a letter that was given up is counted until its lead is %s', async (_what, see) => {
    const { server, office, id } = await officeWithTwo();
    server.fail({ phase: 'rcpt', how: 550, to: b });
    for (let tries = 0; tries < 4; tries++) {
      await office.outbox.deliver();
      office.clock.advance(24 * hour);
    }
    server.fail(undefined);
    await office.outbox.deliver();
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 0, mailStuck: 1 });
    // A letter that has not been tried yet does not make this one tried again.
    await office.arrive();
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 1, mailStuck: 1, mailRetried: 0 });
    await office.outbox.deliver();
    await see(office, id);
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 0, mailStuck: 0 });
  });

  test.each([
    [a, b, 'from the start', 0],
    [a, b, 'after an outage', 5],
    [b, a, 'after an outage', 5],
  ])('%s has all letters when that to %s cuts the connection %s', async (working, cut, _when, outage) => {
    const { server, office } = await officeWithTwo();
    for (let leads = 0; leads < 5; leads++) await office.arrive();
    const deliverFor = async (minutes: number) => {
      for (let count = 0; count < minutes; count++) {
        await office.outbox.deliver();
        office.clock.advance(minute);
      }
    };
    server.fail({ phase: 'ehlo', how: 421 });
    await deliverFor(outage);
    server.fail({ phase: 'rcpt', how: 'drop', to: cut });
    await deliverFor(20);
    expect(countsIn(server)).toEqual({ [working]: 6 });
  });
});

/** Delivers each minute. @returns the minutes in which something failed */
async function failuresIn(minutes: number, { clock, outbox }: Office, server: MailServer): Promise<number[]> {
  const tries: number[] = [];
  for (let at = 0; at < minutes; at++) {
    const before = server.failed.length;
    await outbox.deliver();
    if (server.failed.length > before) tries.push(at);
    clock.advance(minute);
  }
  return tries;
}

test.each(smtpPhases.slice(3).flatMap((phase) => [421, 451, 'drop' as const].map((how) => [phase, how] as const)))(
  'a lone letter that always fails at %s with %s is tried after growing pauses',
  async (phase, how) => {
    const server = await startMailServer();
    const office = await startOffice(server.url, to(a));
    await office.arrive();
    server.fail({ phase, how });
    expect(await failuresIn(40, office, server)).toEqual([0, 1, 6, 21, 36]);
  },
);

test('the 30 newest letters, which always cut the connection, hold up no older one', async () => {
  const server = await startMailServer();
  const office = await startOffice(server.url, to(b));
  await office.arrive(leadOf('contact', {}, { receivedAt: '2026-11-21T14:00:00.000Z', deliveries: { office: {} } }));
  for (let leads = 0; leads < 30; leads++) await office.arrive();
  server.fail({ phase: 'data', how: 'drop', to: b });
  await office.outbox.deliver();
  expect(countsIn(server)).toMatchObject({ 'office@hvac.example': 1 });
});

describe('after MAIL_TO was corrected', () => {
  /** Two leads that one address has, and another one refuses; then a start with other addresses. */
  async function restartedWith(...addresses: string[]) {
    const server = await startMailServer();
    const before = await startOffice(server.url, to(a, b));
    server.fail({ phase: 'rcpt', how: 550, to: b });
    await before.arrive(requestWithMail({}, { receivedAt: '2026-11-19T14:00:00.000Z' }));
    const young = await before.arrive();
    await before.outbox.deliver();
    await before.close();
    server.fail(undefined);
    server.received.length = 0;
    const office = await startOffice(server.url, to(...addresses), before.root);
    office.clock.advance(minute);
    await office.outbox.deliver();
    return { server, office, young };
  }

  test('a removed address gets nothing more', async () => {
    const { server, office } = await restartedWith(a);
    expect(server.received).toEqual([]);
    // The letter about the old lead was given up, and nobody has read that lead.
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 0, mailStuck: 1 });
  });

  test('a new address gets what waits of the last 48 hours', async () => {
    const { server, office, young } = await restartedWith(a, c);
    expect(countsIn(server)).toEqual({ [c]: 1 });
    expect(Object.keys((await lettersOf(office.store, young)) ?? {})).toEqual([a, c]);
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 0 });
  });

  test('what nobody has had goes to all addresses, however old it is, newest first', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, to(a));
    const { deps } = office;
    for (const day of [3, 1, 2]) {
      await office.arrive(requestWithMail({ firstName: `Day${day}` }, { receivedAt: `2026-10-0${day}T15:00:00.000Z` }));
    }
    const due = await leadDeliveries('office', deps).due(deps.now());
    expect(due.map(({ entity }) => entity.firstName)).toEqual(['Day3', 'Day2', 'Day1']);
    await office.outbox.deliver();
    expect(countsIn(server)).toEqual({ [a]: 3 });
  });
});

import { getLead } from '../support/leads.ts';
import { createServer } from 'node:net';
import { detailOf } from '../../src/leads/model/lead-view.ts';
import { readCounts } from '../../src/store/lead-counts.ts';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { listen } from '../support/listen.ts';
import { startMailServer } from '../support/mail-server.ts';
import { deliveryOf, officeWithMail, startOffice } from '../support/office.ts';
import { patience } from '../support/server.ts';

const minute = 60_000;

describe('a mail server that', () => {
  test('is down for an hour is asked every minute, and all that waits goes within a minute of its return', async () => {
    const before = await startMailServer();
    await before.close();
    const office = await startOffice(before.url);
    const early = await office.arrive();
    /** When the office reads that the letter is tried next. */
    const nextAttempt = async () => {
      const [lead] = await office.store.listLeads({ id: early });
      const context = { mailServer: 'on', nameOf: () => undefined } as const;
      return lead && detailOf(lead, context, false, office.clock.now()).delivery.nextAttemptAt;
    };
    await office.outbox.deliver();
    expect(await nextAttempt()).toBe('2026-11-21T15:01:00.000Z');
    const stayAway = async (minutes: number) => {
      for (let count = 0; count < minutes; count++) {
        await office.outbox.deliver();
        office.clock.advance(minute);
      }
    };
    await stayAway(30);
    const after = await startMailServer(before.port);
    after.fail({ phase: 'ehlo', how: 421 });
    await stayAway(30);
    const problem = 'The mail server could not be reached, or hung up (ECONNREFUSED)';
    expect(await deliveryOf(office.store, early)).toEqual({ attempts: 1, problem, dueAt: '2026-11-21T15:01:00.000Z' });
    // No time that has passed: it goes when the server is back, which is away for another reason by now.
    expect(await nextAttempt()).toBeUndefined();
    expect(office.outbox.problem).toBe('The mail server refused the connection (421)');
    const { history = [] } = (await getLead(office.store, early))?.state ?? {};
    expect(history.map(({ kind }) => kind)).toEqual(['mail-failed']);
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 1, mailStuck: 1, mailRetried: 1 });

    const late = await office.arrive();
    after.fail(undefined);
    await office.outbox.deliver();
    const ids = after.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set([early, late].map((id) => `<lead-${id}@hvac.example>`)));
    expect(office.outbox.problem).toBeUndefined();
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 0, mailStuck: 0 });
  });

  test('is away costs one connection a minute, however many leads wait', async () => {
    let connections = 0;
    const wall = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    const office = await startOffice(`smtp://127.0.0.1:${await listen(wall)}`);
    for (let count = 0; count < 40; count++) await office.arrive();
    await office.outbox.deliver();
    // Three at once, and one more where the first fails before the second.
    expect(connections).toBeLessThanOrEqual(4);
    const first = connections;
    await office.outbox.deliver();
    expect(connections).toBe(first);
    office.clock.advance(minute);
    await office.outbox.deliver();
    expect(connections).toBe(first + 1);
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 40 });
  });
});

test('a stop cuts off a message that takes too long, and leaves it due', async () => {
  let connections = 0;
  const silent = createServer((socket) => {
    connections += 1;
    socket.write('220 hello\r\n');
  });
  const office = await startOffice(`smtp://127.0.0.1:${await listen(silent)}`);
  const id = await office.arrive();
  const delivering = office.outbox.deliver();
  await expect.poll(() => connections, patience).toBe(1);
  await office.outbox.stop(0);
  await delivering;
  // Not a failure of the mail server: it goes with the next start.
  expect(await deliveryOf(office.store, id)).toEqual({ attempts: 0, dueAt: '2026-11-21T15:00:00.000Z' });
  expect(await readCounts(office.store)).toMatchObject({ mailDue: 1, mailStuck: 0 });
});

test('the log tells of failures in codes and by the id of their lead, and of nothing personal', async ({
  mail: { server, office },
}) => {
  server.treat(451);
  const id = await office.arrive();
  await office.outbox.deliver();
  office.clock.advance(minute);
  await server.close();
  await office.outbox.deliver();
  await expect.poll(office.logged, patience).toContain(`"errorCode":"451","about":"${id}"`);
  expect(office.logged()).toMatch(/"errorCode":"E[A-Z]+"/);
  expect(office.logged()).not.toMatch(/example|Dana|127\.0\.0\.1|upstairs/);
});

test('a stop cuts off the question whether the mail server is away, and leaves the letter due', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    if (connections === 1) socket.destroy();
  });
  const office = await startOffice(`smtp://127.0.0.1:${await listen(server)}`);
  const id = await office.arrive();
  const delivering = office.outbox.deliver();
  await expect.poll(() => connections, patience).toBe(2);
  await office.outbox.stop(0);
  await delivering;
  expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 1, dueAt: '2026-11-21T15:01:00.000Z' });
  expect(office.logged()).not.toContain('away');
});

test.each([
  ['forward by a year', 365 * 24 * 60 * minute],
  ['back by an hour', -60 * minute],
])('letters that are on their way when the clock jumps %s go out once', async (_how, jump) => {
  const { server, office } = await officeWithMail();
  for (let leads = 0; leads < 4; leads++) await office.arrive();
  server.treat('wait', 'wait', 'wait');
  const delivering = office.outbox.deliver();
  await expect.poll(() => server.received.length, patience).toBe(3);
  office.clock.advance(jump);
  server.takeWaiting(1);
  await expect.poll(() => server.received.length, patience).toBeGreaterThan(3);
  server.takeWaiting();
  await delivering;
  await office.outbox.deliver();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(4);
  expect(server.received).toHaveLength(4);
});

describe('after the clock was years ahead and was set right', () => {
  const fourYears = 4 * 365 * 24 * 60 * minute;

  test('a letter that failed meanwhile is tried at once', async ({ mail: { server, office } }) => {
    await office.arrive();
    office.clock.advance(fourYears);
    server.treat(451);
    await office.outbox.deliver();
    office.clock.advance(-fourYears);
    await office.outbox.deliver();
    expect(server.received).toHaveLength(1);
  });

  test('a letter that another server held when it was killed is sent', async ({ mail: { server, office } }) => {
    await office.arrive();
    office.clock.advance(fourYears);
    server.treat('hang');
    const killed = office.openOffice();
    const delivering = killed.deliver();
    await expect.poll(() => server.received.length, patience).toBe(1);
    office.clock.advance(-fourYears);
    await office.outbox.deliver();
    expect(server.received).toHaveLength(2);
    await killed.stop(0);
    await delivering;
  });

  test('a channel that was away until then works', async () => {
    const before = await startMailServer();
    await before.close();
    const office = await startOffice(before.url);
    for (let leads = 0; leads < 3; leads++) await office.arrive();
    office.clock.advance(fourYears);
    await office.outbox.deliver();
    office.clock.advance(-fourYears);
    const after = await startMailServer(before.port);
    await office.outbox.deliver();
    expect(after.received).toHaveLength(3);
  });
});

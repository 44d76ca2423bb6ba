import { expect, test } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { deliveryOf, officeWithMail, requestWithMail, startOffice } from '../support/office.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse('2026-11-21T15:00:00Z');

/** A lead that came some hours ago, and whose message is due. */
const cameAgo = (hours: number) =>
  requestWithMail({}, { receivedAt: new Date(now - hours * hour).toISOString(), mail: 'due' });

const subjectsOf = ({ received }: Awaited<ReturnType<typeof startMailServer>>) =>
  received.map(({ subject = '' }) => subject).toSorted();

const single = 'New service request: Schedule Repair, Dana Whitfield';

test('each lead of the last two days has a letter, and all older ones share one', async () => {
  const { server, office } = await officeWithMail();
  const older = [];
  for (let hours = 49; hours < 1000; hours += 4) older.push(await office.arrive(cameAgo(hours)));
  for (const hours of [47, 20, 1]) await office.arrive(cameAgo(hours));
  await office.outbox.deliver();
  await office.outbox.deliver();
  expect(subjectsOf(server)).toEqual([`${older.length} older leads are in the inbox`, single, single, single]);
  expect(server.received.find(({ subject }) => subject?.includes('older'))?.text).toContain(
    'https://www.example.com/admin/leads',
  );
  expect(await office.store.counts()).toMatchObject({ mailDue: 0, mailStuck: 0 });
  expect((await office.store.getLead(older[0] ?? ''))?.state.history).toEqual([
    { at: '2026-11-21T15:00:00.000Z', kind: 'mail-sent', detail: 'together' },
  ]);
});

test('one of them whose message the office asks for gets it', async () => {
  const { server, office } = await officeWithMail();
  const id = await office.arrive(cameAgo(100));
  await office.arrive(cameAgo(101));
  await office.askAgain(id);
  await office.outbox.deliver();
  expect(subjectsOf(server)).toEqual(['1 older lead is in the inbox', single]);
});

test('a mail server that is away is asked for them once a minute, and then takes one message', async () => {
  const before = await startMailServer();
  await before.close();
  const office = await startOffice(before.url);
  const ids = [await office.arrive(cameAgo(102)), await office.arrive(cameAgo(101)), await office.arrive(cameAgo(100))];
  await office.outbox.deliver();
  await office.outbox.deliver();
  const attempts = async () => Promise.all(ids.map(async (id) => (await deliveryOf(office.store, id))?.attempts));
  expect(await attempts()).toEqual([1, 0, 0]);
  const after = await startMailServer(before.port);
  office.clock.advance(minute);
  await office.outbox.deliver();
  expect(subjectsOf(after)).toEqual(['3 older leads are in the inbox']);
  expect(await attempts()).toEqual([2, 1, 1]);
});

test('told and not marked: after a restart the same message has the same id', async () => {
  const server = await startMailServer();
  const first = await startOffice(server.url);
  for (const hours of [100, 101]) await first.arrive(cameAgo(hours));
  server.treat('hang up');
  await first.outbox.deliver();
  await first.close();
  const second = await startOffice(server.url, {}, first.root);
  await second.outbox.deliver();
  const [one, two] = server.received;
  expect(server.received).toHaveLength(2);
  expect(two?.messageId).toBe(one?.messageId);
});

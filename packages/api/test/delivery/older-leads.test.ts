import { expect, test } from 'vitest';
import { detailOf } from '../support/inbox.ts';
import { folderWith, idOf, leadOf } from '../support/leads.ts';
import { startMailServer } from '../support/mail-server.ts';
import { deliveryOf, mailSettings, officeWithMail, requestWithMail, startOffice } from '../support/office.ts';
import { patience, startTestServer, stoppedClock } from '../support/server.ts';
import type { TestOptions } from '../support/server.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse('2026-11-21T15:00:00Z');

/** A lead that came some hours ago, and whose message is due. */
const cameAgo = (hours: number) =>
  requestWithMail({}, { receivedAt: new Date(now - hours * hour).toISOString(), mail: 'due' });

const subjectsOf = ({ received }: Awaited<ReturnType<typeof startMailServer>>) =>
  received.map(({ subject = '' }) => subject).toSorted();

const single = 'New service request: Schedule Repair, Dana Whitfield';

test('mail that is turned on tells of each lead of two days, and of all older ones in one message', async () => {
  const { server, office } = await officeWithMail({}, { turnedOnAt: now });
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
  const { server, office } = await officeWithMail({}, { turnedOnAt: now });
  const id = await office.arrive(cameAgo(100));
  await office.arrive(cameAgo(101));
  await office.askAgain(id);
  await office.outbox.deliver();
  expect(subjectsOf(server)).toEqual(['1 older lead is in the inbox', single]);
});

test('a mail server that is away is asked for them once a minute, and then takes one message', async () => {
  const before = await startMailServer();
  await before.close();
  const office = await startOffice(before.url, {}, undefined, { turnedOnAt: now });
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
  const first = await startOffice(server.url, {}, undefined, { turnedOnAt: now });
  for (const hours of [100, 101]) await first.arrive(cameAgo(hours));
  server.treat('hang up');
  await first.outbox.deliver();
  await first.close();
  const second = await startOffice(server.url, {}, first.root, { turnedOnAt: now });
  await second.outbox.deliver();
  const [one, two] = server.received;
  expect(server.received).toHaveLength(2);
  expect(two?.messageId).toBe(one?.messageId);
});

/** A server whose clock stands at a time. */
async function startAt(time: number, options: TestOptions) {
  return startTestServer({ ...options, now: stoppedClock(time).now });
}

test('an outage while mail is on makes nothing old, however long it takes and however often it restarts', async () => {
  const server = await startMailServer();
  await server.close();
  const mail = mailSettings(server.url);
  const dataDir = await folderWith([]);
  await (await startAt(now - 300 * hour, { dataDir, mail })).stop();
  // It arrives during the outage, which has lasted for four days when the server starts again.
  const office = await startOffice(server.url, {}, dataDir);
  const id = await office.arrive(cameAgo(96));
  await office.close();
  const back = await startMailServer(server.port);
  const { url } = await startAt(now, { dataDir, mail });
  await expect.poll(() => subjectsOf(back), patience).toEqual([single]);
  await expect.poll(async () => (await detailOf(url, id)).mail, patience).toBe('sent');
});

test('turned off and on again: what waited for more than two days is told in one message', async () => {
  const server = await startMailServer();
  const mail = mailSettings(server.url);
  const leads = [leadOf('contact', {}, { receivedAt: new Date(now - 96 * hour).toISOString(), mail: 'due' })];
  const dataDir = await folderWith([]);
  await (await startAt(now - 300 * hour, { dataDir, mail })).stop();
  await (await startAt(now - 200 * hour, { dataDir })).stop();
  const office = await startOffice(server.url, {}, dataDir);
  for (const lead of leads) await office.arrive(lead);
  await office.close();
  const { url } = await startAt(now, { dataDir, mail });
  await expect.poll(() => subjectsOf(server), patience).toEqual(['1 older lead is in the inbox']);
  for (const lead of leads)
    await expect.poll(async () => (await detailOf(url, idOf(lead))).mail, patience).toBe('sent');
});

test('a clock that was ahead when mail was turned on makes nothing old that comes later', async () => {
  const server = await startMailServer();
  const mail = mailSettings(server.url);
  const dataDir = await folderWith([]);
  await (await startAt(now + 19_200 * hour, { dataDir, mail })).stop();
  const office = await startOffice(server.url, {}, dataDir);
  await office.arrive(cameAgo(1));
  await office.close();
  await startAt(now, { dataDir, mail });
  await expect.poll(() => subjectsOf(server), patience).toEqual([single]);
});

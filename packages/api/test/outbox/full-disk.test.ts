import { expect, test, vi } from 'vitest';
import { openLowdbStore } from '../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../support/faulty-file-system.ts';
import { startMailServer } from '../support/mail-server.ts';
import { deliveryOf, startOffice } from '../support/office.ts';
import { patience } from '../support/server.ts';

const minute = 60_000;

/** An office whose disk can fail, and whose mail server is at an address. */
async function startFaultyOffice(smtpUrl: string) {
  const fileSystem = faultyFileSystem();
  const openStore = (root: string) => openLowdbStore({ root, fileSystem });
  return { fileSystem, office: await startOffice(smtpUrl, {}, undefined, { openStore }) };
}

test('a letter that goes out when the disk has just filled up waits for room, and then goes out again under its id', async () => {
  const mail = await startMailServer();
  const { fileSystem, office } = await startFaultyOffice(mail.url);
  const id = await office.arrive();
  mail.treat('wait');
  const delivering = office.outbox.deliver();
  await expect.poll(() => mail.received.length, patience).toBe(1);
  fileSystem.failEvery('write', 'ENOSPC');
  mail.takeWaiting();
  await expect(delivering).rejects.toThrow('The store is refusing');
  for (let minutes = 0; minutes < 10; minutes++) {
    office.clock.advance(minute);
    await office.outbox.deliver().catch(() => {});
  }
  await expect(office.outbox.deliver()).rejects.toThrow('The store is refusing');
  expect(mail.received).toHaveLength(1);
  fileSystem.heal();
  await office.outbox.deliver();
  expect(mail.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<lead-${id}@hvac.example>`));
  expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 1, sentAt: expect.any(String) });
});

test('a stop waits for a letter that is on its way while the disk keeps another one from being recorded', async () => {
  const mail = await startMailServer();
  const { fileSystem, office } = await startFaultyOffice(mail.url);
  const ids = [await office.arrive(), await office.arrive()];
  mail.treat('wait', 'wait');
  const updating = vi.spyOn(office.store, 'updateLeads');
  const delivering = office.outbox.deliver().catch(String);
  await expect.poll(() => mail.received.length, patience).toBe(2);
  fileSystem.failEvery('write', 'ENOSPC');
  mail.takeWaiting(1);
  await expect.poll(() => updating.mock.settledResults.map(({ type }) => type), patience).toContain('rejected');
  fileSystem.heal();
  const stopping = office.outbox.stop();
  mail.takeWaiting();
  await stopping;
  const sent = await Promise.all(ids.map((id) => deliveryOf(office.store, id)));
  expect(sent.filter((delivery) => delivery?.sentAt !== undefined)).toHaveLength(1);
  expect(await delivering).toContain('The store is refusing');
});

test('a server that starts while its disk is full pauses as one that is running', async () => {
  const mail = await startMailServer();
  const { fileSystem, office } = await startFaultyOffice(mail.url);
  await office.arrive();
  mail.treat(451);
  await office.outbox.deliver();
  fileSystem.failEvery('write', 'ENOSPC');
  const started = office.openOffice();
  started.start(1);
  await expect.poll(office.logged, patience).toContain('A delivery failed');
  await expect(started.deliver()).resolves.toBeUndefined();
  await started.stop();
});

import { expect, test } from 'vitest';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { deliveryOf, startOffice } from '../../support/office.ts';

const minute = 60_000;

/** An office whose disk can fail, and whose mail server is at an address. */
async function startFaultyOffice(smtpUrl: string) {
  const fileSystem = faultyFileSystem();
  const open = (root: string) => openLowdbStore({ root, fileSystem });
  return { fileSystem, office: await startOffice(smtpUrl, {}, undefined, { open }) };
}

test.each(['ENOSPC', 'EACCES'])('a letter that goes out while the disk fails with %s goes out once', async (code) => {
  const mail = await startMailServer();
  const { fileSystem, office } = await startFaultyOffice(mail.url);
  const id = await office.arrive();
  fileSystem.failEvery('create', code);
  for (let minutes = 0; minutes < 60; minutes++) {
    await office.outbox.deliver();
    office.clock.advance(minute);
  }
  expect(mail.received).toHaveLength(1);
  fileSystem.heal();
  office.clock.advance(15 * minute);
  await office.outbox.deliver();
  expect(mail.received).toHaveLength(1);
  expect(await deliveryOf(office.store, id)).toMatchObject({ sentAt: expect.any(String) });
});

test('a letter that is tried again while the disk is full waits as long as it would, and arrives when both are back', async () => {
  const before = await startMailServer();
  await before.close();
  const { fileSystem, office } = await startFaultyOffice(before.url);
  const id = await office.arrive();
  await office.outbox.deliver();
  expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 1 });
  fileSystem.failEvery('create', 'ENOSPC');
  for (let minutes = 0; minutes < 60; minutes++) {
    await office.outbox.deliver();
    office.clock.advance(minute);
  }
  // The number of tries is not written down, so the pause stays at 5 minutes.
  expect(office.logged().match(/did not go out/g)).toHaveLength(1 + 60 / 5);

  const after = await startMailServer(before.port);
  fileSystem.heal();
  office.clock.advance(15 * minute);
  await office.outbox.deliver();
  expect(after.received.map(({ messageId }) => messageId)).toEqual([`<lead-${id}@hvac.example>`]);
  expect(await deliveryOf(office.store, id)).toMatchObject({ sentAt: expect.any(String) });
});

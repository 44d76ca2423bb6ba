import { expect, test } from 'vitest';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { detailOf, office, overviewOf, serverWith } from '../../support/inbox.ts';
import { idOf, leadOf } from '../../support/leads.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailSettings } from '../../support/office.ts';
import { startTestServer } from '../../support/server.ts';

// What is about the files of the data folder, seen through the calls: other stores have none.

test('a change that changes nothing writes nothing', async () => {
  const lead = leadOf('contact');
  const fileSystem = faultyFileSystem();
  const { url } = await serverWith([lead], { fileSystem });
  const path = `/leads/${idOf(lead)}`;
  await office(url, path, 'PATCH', { status: 'done' });
  fileSystem.diary.length = 0;
  for (const body of [{}, { status: 'done' }, { unread: true }]) {
    expect((await office(url, path, 'PATCH', body)).status).toBe(200);
  }
  expect(fileSystem.diary).toEqual([]);
  expect((await detailOf(url, idOf(lead))).history).toHaveLength(2);
});

test('where it cannot be kept that mail was tried, the office is told, and it stays untried', async () => {
  const server = await startMailServer();
  const fileSystem = faultyFileSystem();
  const { url } = await startTestServer({ mail: mailSettings(server.url), fileSystem });
  fileSystem.failEvery('write', 'ENOSPC');
  expect((await office(url, '/mail/test', 'POST')).status).toBe(503);
  expect(await overviewOf(url)).toMatchObject({ mail: { tried: false } });
});

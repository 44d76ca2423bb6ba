import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { detailOf, filesIn, office, overviewOf, serverWith } from '../../support/inbox.ts';
import { idOf, leadOf } from '../../support/leads.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailSettings } from '../../support/office.ts';
import { person, resume } from '../../support/person.ts';
import { startTestServer } from '../../support/server.ts';

// What is about the files of the data folder, seen through the calls: other stores have none.

const pdf = Buffer.from('%PDF-1.7\n');

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

test('a file that is gone does not stop an export, and one with an odd name stays in its folder', async () => {
  const gone = { ...resume, file: '2026-11-20-00000000-0000-4000-8000-000000000000.pdf' };
  const leads = [
    leadOf('career-application', { email: person, resumeFileName: '../..\\a:b.pdf' }, { resume }),
    leadOf('career-application', { email: person }, { resume: gone }),
  ];
  const { url, dataDir } = await serverWith(leads, { file: pdf });
  await rm(join(dataDir, 'resumes', gone.file));
  const answer = await office(url, '/people/export', 'POST', { email: person });
  const archive = await filesIn(answer);
  expect([...archive.keys()]).toEqual(['files/1 .._.._a_b.pdf', 'person.json']);
  expect(archive.get('person.json')).toContain('"file": null');
});

test('where it cannot be kept that mail was tried, the office is told, and it stays untried', async () => {
  const server = await startMailServer();
  const fileSystem = faultyFileSystem();
  const { url } = await startTestServer({ mail: mailSettings(server.url), fileSystem });
  fileSystem.failEvery('write', 'ENOSPC');
  expect((await office(url, '/mail/test', 'POST')).status).toBe(503);
  expect(await overviewOf(url)).toMatchObject({ mail: { tried: false } });
});

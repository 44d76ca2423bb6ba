import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { detailOf, idsOf, office, pageOf, serverWith } from '../../support/inbox.ts';
import { idOf, leadOf, storedLeads } from '../../support/leads.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailSettings } from '../../support/office.ts';
import { leadsOfPerson, person, resume } from '../../support/person.ts';
import { leadPayload, post, postTo, validPayload } from '../../support/requests.ts';
import type { Answer } from '../../support/requests.ts';
import { setFileHeaders, pdf as pdfOf } from '../../support/resumes.ts';
import { startTestServer, stoppedClock } from '../../support/server.ts';
import { fileNamesIn as filesIn } from '../../support/stores.ts';
import { unzip } from '../../support/unzip.ts';

// What is about the files of the data folder, seen through the calls: other stores have none.

const pdf = Buffer.from('%PDF-1.7\n');
const applicationsIn = (dataDir: string) => storedLeads(dataDir, 'career_applications');

/** Sends an application with these fields changed. */
const apply = async (url: string, changes: object): Promise<Answer> =>
  postTo(url + endpoints.careerApplications, await leadPayload(url, 'career-application', changes));

test('fault 15: when storing fails, the same token is good again', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir } = await startTestServer({ fileSystem });
  const payload = await validPayload(url);
  fileSystem.failEvery('write', 'ENOSPC');
  expect((await post(url, payload)).status).toBe(503);
  fileSystem.heal();
  expect((await post(url, { ...payload, message: 'Written anew' })).status).toBe(201);
  expect(await storedLeads(dataDir)).toHaveLength(1);
});

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

test('a full disk is 503 with Retry-After, changes nothing, and passes', async () => {
  const lead = leadOf('contact');
  const fileSystem = faultyFileSystem();
  const { url } = await serverWith([lead], { fileSystem });
  const note = () => office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: 'Called' });
  fileSystem.failEvery('write', 'ENOSPC');
  const answer = await note();
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect((await detailOf(url, idOf(lead))).notes).toEqual([]);
  fileSystem.heal();
  expect((await note()).status).toBe(200);
  expect((await detailOf(url, idOf(lead))).notes).toHaveLength(1);
});

test('when the disk is full in the middle, the answer is 503, and doing it again does the rest', async () => {
  const leads = [leadOf('contact'), leadOf('referral'), leadOf('service-request')];
  const fileSystem = faultyFileSystem();
  const { url } = await serverWith(leads, { fileSystem });
  const body = { leads: leads.map((lead) => ({ id: idOf(lead) })), change: { status: 'done' } };
  fileSystem.failEvery('write', 'ENOSPC');
  expect((await office(url, '/leads/changes', 'POST', body)).status).toBe(503);
  fileSystem.heal();
  expect((await office(url, '/leads/changes', 'POST', body)).status).toBe(200);
  expect(await idsOf(url, '?view=done')).toHaveLength(3);
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
  const archive = unzip(Buffer.from(await answer.arrayBuffer()));
  expect([...archive.keys()]).toEqual(['files/1 .._.._a_b.pdf', 'person.json']);
  expect(String(archive.get('person.json'))).toContain('"outcome": "gone"');
});

test('erasing leaves nothing of a person on the disk, and all of the others', async () => {
  const { own, others } = leadsOfPerson();
  const server = await serverWith([...own, ...others], {
    file: pdf,
  });
  const { url, dataDir } = server;
  for (const lead of [...own, ...others]) {
    for (const text of ['one', 'two'])
      await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: `${text} ${idOf(lead)}` });
  }
  const answer = await office(url, '/people/erase', 'POST', { email: person });
  expect([answer.status, await answer.json()]).toEqual([200, { leads: 4, resumes: 1, messages: 2 }]);
  for (const lead of own) expect((await office(url, `/leads/${idOf(lead)}`)).status).toBe(404);
  expect((await pageOf(url)).leads.map(({ id }) => id).toSorted()).toEqual(others.map(idOf).toSorted());
  const again = await office(url, '/people/erase', 'POST', { email: person });
  expect(await again.json()).toEqual({ leads: 0, resumes: 0, messages: 0 });
  await server.stop();

  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  expect(files.some(({ name }) => name.endsWith('.json.bak'))).toBe(true);
  expect(files.some(({ name }) => name === resume.file)).toBe(false);
  for (const { name, parentPath } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    for (const id of own.map(idOf)) expect([name, text.includes(id)]).toEqual([name, false]);
  }
  const later = await startTestServer({ dataDir, now: stoppedClock().now });
  for (const lead of others) {
    const detail = (await (await office(later.url, `/leads/${idOf(lead)}`)).json()) as { notes: unknown[] };
    expect(detail.notes).toHaveLength(2);
  }
});

test.each(['create', 'write', 'sync', 'rename', 'sync-directory'])(
  'fault 15: when the disk fails at "%s", neither record nor file is left, and the same submission succeeds later',
  async (operation) => {
    const fileSystem = faultyFileSystem();
    const { url, dataDir } = await startTestServer({ fileSystem });
    const payload = await leadPayload(url, 'career-application', setFileHeaders('a.pdf', pdfOf()));
    fileSystem.failEvery(operation, 'ENOSPC');
    const refused = await postTo(url + endpoints.careerApplications, payload);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
    fileSystem.heal();
    expect(await filesIn(dataDir)).toEqual([]);
    expect((await postTo(url + endpoints.careerApplications, payload)).status).toBe(201);
    expect(await filesIn(dataDir)).toHaveLength(1);
    expect(await applicationsIn(dataDir)).toHaveLength(1);
  },
);

test('fault 15: when the file is kept and its record is not, the file is removed again', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir } = await startTestServer({ fileSystem });
  await apply(url, {});
  // The file takes one link less than its record: only records have a copy beside them.
  fileSystem.failEvery('link', 'ENOSPC');
  expect((await apply(url, setFileHeaders('a.pdf', pdfOf()))).status).toBe(503);
  expect(fileSystem.diary.some((line) => /^rename .*\.pdf$/.test(line))).toBe(true);
  expect(await filesIn(dataDir)).toEqual([]);
});

test('fault 18: a file that is gone is missing from its record, and no reason to refuse the start', async () => {
  const first = await startTestServer();
  await apply(first.url, setFileHeaders('a.pdf', pdfOf()));
  await first.stop();
  for (const name of await filesIn(first.dataDir)) await rm(join(first.dataDir, 'resumes', name));
  const { url } = await startTestServer({ dataDir: first.dataDir });
  expect((await fetch(url + endpoints.health)).status).toBe(200);
});

test('where it cannot be kept that mail was tried, the office is told, and it stays untried', async () => {
  const server = await startMailServer();
  const fileSystem = faultyFileSystem();
  const { url } = await startTestServer({ mail: mailSettings(server.url), fileSystem });
  fileSystem.failEvery('write', 'ENOSPC');
  expect((await office(url, '/mail/test', 'POST')).status).toBe(503);
  expect(await (await office(url, '/overview')).json()).toMatchObject({ mail: { tried: false } });
});

import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { detailOf, office, overviewOf, serverWith } from '../../support/inbox.ts';
import { idOf, leadOf, storedLeads } from '../../support/leads.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailSettings } from '../../support/office.ts';
import { leadsOfPerson, person, resume } from '../../support/person.ts';
import { leadPayload, postTo, type Answer } from '../../support/requests.ts';
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

test.each<[string, (ids: string[]) => [string, object], number]>([
  ['a note', ([id]) => [`/leads/${id}/notes`, { text: 'Called' }], 1],
  [
    'a change of many leads',
    (ids) => ['/leads/changes', { leads: ids.map((id) => ({ id })), change: { status: 'done' } }],
    3,
  ],
])('while the disk is full, %s is 503 with Retry-After and changes nothing', async (_what, callOf, count) => {
  const leads = [leadOf('contact'), leadOf('referral'), leadOf('service-request')];
  const ids = leads.map(idOf);
  const fileSystem = faultyFileSystem();
  const { url } = await serverWith(leads, { fileSystem });
  const [path, body] = callOf(ids);
  const changed = async () => {
    const details = await Promise.all(ids.map((id) => detailOf(url, id)));
    return details.filter(({ notes, status }) => notes.length > 0 || status === 'done').length;
  };
  fileSystem.failEvery('write', 'ENOSPC');
  const answer = await office(url, path, 'POST', body);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await changed()).toBe(0);
  fileSystem.heal();
  expect((await office(url, path, 'POST', body)).status).toBe(200);
  expect(await changed()).toBe(count);
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
  const server = await serverWith([...own, ...others], { file: pdf });
  const { url, dataDir } = server;
  for (const id of [...own, ...others].map(idOf)) {
    await office(url, `/leads/${id}/notes`, 'POST', { text: `about ${id}` });
  }
  expect((await office(url, '/people/erase', 'POST', { email: person })).status).toBe(200);
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
    expect(detail.notes).toHaveLength(1);
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
  expect(await overviewOf(url)).toMatchObject({ mail: { tried: false } });
});

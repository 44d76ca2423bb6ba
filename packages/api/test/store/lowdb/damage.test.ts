import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { office, overviewOf, serverWith } from '../../support/inbox.ts';
import { folderWith, idOf, leadOf, note, noteWithMail, textsOf } from '../../support/leads.ts';
import { startOffice } from '../../support/office.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { healthOf } from '../../support/requests.ts';
import { deep, startTestServer } from '../../support/server.ts';
import { hash } from 'node:crypto';

const pdf = Buffer.from('%PDF-1.7 what an applicant sent');
const resume = { file: '2026-11-21-5f0c2b9e.pdf', bytes: pdf.length, sha256: hash('sha256', pdf) };
const applicant = () => leadOf('career-application', { resumeFileName: 'cv.pdf' }, { resume });

test('a damaged résumé is never sent, and the office, health and the log name it', async () => {
  const lead = applicant();
  const { dataDir, logged, url } = await serverWith([lead, note('other')], { file: pdf });
  const path = join(dataDir, 'resumes', resume.file);
  await writeFile(path, Buffer.alloc(pdf.length));
  const answer = await office(url, `/leads/${idOf(lead)}/resume`);
  expect([answer.status, await answer.text()]).toEqual([
    410,
    'The file for this résumé is damaged. Ask whoever runs the server to restore it from a backup.',
  ]);
  const name = `resumes/${resume.file}`;
  expect(logged()).toContain(`"file":"${name}","msg":"A file is damaged: restore it from a backup"`);
  expect((await overviewOf(url)).damaged).toEqual([name]);
  expect(await healthOf(url)).toMatchObject({ status: 'degraded', store: 'ready', damagedFiles: 1 });
  // Once the file is restored, it can be downloaded without a restart.
  await writeFile(path, pdf);
  expect((await office(url, `/leads/${idOf(lead)}/resume`)).status).toBe(200);
  expect((await overviewOf(url)).damaged).toEqual([]);
  expect(await healthOf(url)).toMatchObject({ status: 'ok', damagedFiles: 0 });
});

test('a résumé with any bit flipped, or cut anywhere, is told from a sound one', async () => {
  const lead = applicant();
  const root = await folderWith([lead], pdf);
  await using store = await openLowdbStore({ root });
  const path = join(root, 'resumes', resume.file);
  for (let bit = 0; bit < pdf.length * 8; bit += deep ? 1 : 11) {
    const flipped = Buffer.from(pdf);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    await writeFile(path, flipped);
    expect(await store.getFile(lead)).toEqual({ outcome: 'damaged' });
  }
  for (let length = 0; length < pdf.length; length += deep ? 1 : 5) {
    await writeFile(path, pdf.subarray(0, length));
    expect(await store.getFile(lead)).toEqual({ outcome: 'damaged' });
  }
});

test('mail goes on when a file of another month went bad while the server ran', async () => {
  const mail = await startMailServer();
  const root = await folderWith([
    noteWithMail('october', '2026-10-01T00:00:00.000Z'),
    noteWithMail('november', '2026-11-20T00:00:00.000Z'),
  ]);
  const { outbox, store } = await startOffice(mail.url, {}, root);
  await writeFile(join(root, 'leads/contact_forms/2026-10.json'), 'damage');
  await outbox.deliver();
  expect(mail.received).toHaveLength(2);
  expect(await store.counts()).toMatchObject({ mailDue: 0 });
});

test('a mistake of the program is not told as a full disk', async () => {
  await using store = await openLowdbStore({ root: await folderWith([note('a')]) });
  const [lead = note('none')] = await store.listLeads({});
  const mistaken = store.updateLead(idOf(lead), () => {
    throw new TypeError('made by a test');
  });
  await expect(mistaken).rejects.toThrow(TypeError);
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  const unwritable = leadOf('contact', { message: cyclic });
  await expect(store.insertLead(unwritable)).rejects.toThrow(TypeError);
  expect(store.state()).toBe('ready');
  expect(await store.insertLead(note('b'))).toEqual({ outcome: 'created' });
  expect(textsOf(await store.listLeads({}))).toHaveLength(2);
});

test.each(['EIO', 'EMFILE', 'ENOMEM'])('%s at any step of a start is an error, and never fewer leads', async (code) => {
  const leads = [note('a'), note('b', '2026-10-01T00:00:00.000Z'), applicant()];
  const root = await folderWith(leads, pdf);
  for (let at = 0, reached = true; reached; at++) {
    const fileSystem = faultyFileSystem();
    fileSystem.failAt(at, code);
    const opened = await openLowdbStore({ root, fileSystem }).catch((error: Error) => error);
    reached = fileSystem.diary.length > at;
    const found = opened instanceof Error ? opened.message : (await opened.listLeads({})).length;
    if (!(opened instanceof Error)) await opened.close();
    // Either the failure, in the system's words, or all that is kept.
    expect([leads.length, `${code}: made by a test`]).toContain(found);
  }
});

test('a résumé that cannot be read just now is an error of ours, and no damage', async () => {
  const lead = applicant();
  const root = await folderWith([lead], pdf);
  const fileSystem = faultyFileSystem();
  const { url } = await startTestServer({ dataDir: root, fileSystem, now: () => Date.parse('2026-11-21T15:00:00Z') });
  fileSystem.failEvery('read', 'EIO');
  expect((await office(url, `/leads/${idOf(lead)}/resume`)).status).toBe(500);
  expect((await overviewOf(url)).damaged).toEqual([]);
  fileSystem.heal();
  expect((await office(url, `/leads/${idOf(lead)}/resume`)).status).toBe(200);
});

test.each(['EROFS', 'EACCES'])(
  'a data folder that cannot be written (%s) stops the start, and is named',
  async (code) => {
    const root = await folderWith([note('kept before')]);
    const fileSystem = faultyFileSystem();
    fileSystem.failEvery('make-directory', code);
    await expect(openLowdbStore({ root, fileSystem })).rejects.toThrow(
      `The data folder ${root} cannot be written (${code})`,
    );
  },
);

import { hash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openLowdbStore, readStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { readCounts } from '../../../src/store/lead-counts.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { lastLead } from '../../support/last-lead.ts';
import { idOf, textsIn } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';

const pdf = Buffer.from('%PDF-1.7');
const resume = { file: '2026-11-21-a.pdf', bytes: pdf.length, sha256: hash('sha256', pdf) };
const { applicant, leads } = lastLead.examples(resume);

/** A data folder as the release before this one left it. */
async function lastFolder(): Promise<string> {
  const root = await temporaryFolder();
  const area = { id: idOf(applicant), cityName: 'Yulee', isActive: true };
  const files: Record<string, object[]> = {
    'leads/contact_forms/2026-11.json': leads.slice(0, 2),
    'leads/contact_forms/2026-11.2.json': leads.slice(2, 3),
    'leads/referrals/2026-12.json': leads.slice(3),
    'leads/career_applications/2026-11.json': [applicant],
    'service_areas.json': [area],
  };
  const put = async (name: string, records: object[]) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    const text = JSON.stringify({
      format: 'leads-and-tables/2',
      file: name,
      count: records.length,
      sha256: '',
      records,
    });
    for (const copy of [name, `${name}.bak`]) await writeFile(join(root, copy), text);
  };
  for (const [name, records] of Object.entries(files)) await put(name, records);
  await put(
    'store.json',
    Object.keys(files).map((file) => ({ file })),
  );
  await mkdir(join(root, 'resumes'));
  await writeFile(join(root, 'resumes', resume.file), pdf);
  await writeFile(join(root, 'captcha-secret'), 'a secret of sixteen\n');
  return root;
}

test('takes over leads with what is to be sent, their files, tables and settings, and leaves nothing of the last release', async () => {
  const root = await lastFolder();
  await expect(readStore(root)).rejects.toThrow('Start the server once');
  await using store = await openLowdbStore({ root });
  expect(await textsIn(store)).toEqual(lastLead.texts);
  expect(await readCounts(store)).toMatchObject(lastLead.counts);
  const [kept] = await store.listLeads({ kinds: ['career-application'] });
  expect(kept && (await store.getFile(kept))).toEqual({ outcome: 'sound', bytes: pdf });
  expect(await store.rows('service_areas')).toMatchObject([{ cityName: 'Yulee' }]);
  expect(await store.getSetting('captcha-secret')).toBe('a secret of sixteen');
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  expect(
    names
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    ['2026-11.json', '2026-12.json', resume.file, 'captcha-secret', 'lock.sqlite', 'service_areas.json'].toSorted(),
  );
});

test('a start that is cut off at any step loses nothing, and the next one takes over the rest', async () => {
  for (let at = 0, reached = true; reached; at++) {
    const root = await lastFolder();
    const fileSystem = faultyFileSystem();
    fileSystem.failAt(at, 'EIO', true);
    const opened = await openLowdbStore({ root, fileSystem }).catch(() => undefined);
    reached = fileSystem.diary.length > at;
    await opened?.close();
    await using store = await openLowdbStore({ root });
    expect([at, await textsIn(store)]).toEqual([at, lastLead.texts]);
  }
});

test('a file of the last release that is missing stops the start with its name', async () => {
  const root = await lastFolder();
  await writeFile(join(root, 'leads/referrals/2026-12.json'), 'damage');
  await expect(openLowdbStore({ root })).rejects.toThrow(`${root}/leads/referrals/2026-12.json cannot be used`);
});

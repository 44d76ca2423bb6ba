import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openLowdbStore, readStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { expectUpgraded, lastApplicant, lastLeads, lastSecret, lastTables, pdf } from '../../support/last-lead.ts';
import { idOf, note, textsIn } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';

const leadFiles = {
  'leads/contact_forms/2026-11.json': lastLeads.slice(0, 2),
  'leads/contact_forms/2026-11.2.json': lastLeads.slice(2, 3),
  'leads/referrals/2026-12.json': lastLeads.slice(3),
  'leads/career_applications/2026-11.json': [lastApplicant],
};
const tableFiles = Object.fromEntries(Object.entries(lastTables).map(([name, rows]) => [`${name}.json`, rows]));

/** A data folder as the release before this one left it. */
async function lastFolder(files: Record<string, object[]> = { ...leadFiles, ...tableFiles }): Promise<string> {
  const root = await temporaryFolder();
  const put = async (name: string, records: object[]) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    const head = { format: 'leads-and-tables/2', file: name, count: records.length, sha256: '' };
    for (const copy of [name, `${name}.bak`]) await writeFile(join(root, copy), JSON.stringify({ ...head, records }));
  };
  for (const [name, records] of Object.entries(files)) await put(name, records);
  await put(
    'store.json',
    Object.keys(files).map((file) => ({ file })),
  );
  await mkdir(join(root, 'resumes'));
  const resume = lastApplicant.submission.resume?.file ?? '';
  await writeFile(join(root, 'resumes', resume), pdf);
  await writeFile(join(root, 'captcha-secret'), `${lastSecret}\n`);
  return root;
}

const filesIn = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

const upgradedFiles = [
  '2026-11-21-a.pdf',
  '2026-11.json',
  '2026-12.json',
  'captcha-secret',
  'lock.sqlite',
  'service_areas.json',
  'sessions.json',
  'users.json',
];

test('takes over leads with what is to be sent, their files, tables and settings, and leaves nothing of the last release', async () => {
  const root = await lastFolder();
  await expect(readStore(root)).rejects.toThrow('Start the server once');
  await using store = await openLowdbStore({ root });
  await expectUpgraded(store);
  expect(await filesIn(root)).toEqual(upgradedFiles);
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
    await expectUpgraded(store);
    expect([at, await filesIn(root)]).toEqual([at, upgradedFiles]);
  }
});

test('a file of the last release that is missing or damaged stops the start with its name', async () => {
  const file = 'leads/referrals/2026-12.json';
  const shapeless = JSON.stringify([{ ...lastLeads[3], submission: {} }]);
  for (const damage of ['damage', shapeless, undefined]) {
    const root = await lastFolder();
    const path = join(root, file);
    await (damage === undefined ? rm(path) : writeFile(path, damage));
    const before = await filesIn(root);
    await expect(openLowdbStore({ root })).rejects.toThrow(`${path} cannot be used`);
    expect((await filesIn(root)).filter((name) => name !== 'lock.sqlite')).toEqual(before);
  }
});

test('two leads of the last release with one id are both there, each under an id of its own', async () => {
  const [visitor, added] = [note('of a visitor'), note('added with the same id')];
  const twin = { ...added, entity: { ...added.entity, id: idOf(visitor) } };
  await using store = await openLowdbStore({
    root: await lastFolder({ 'leads/contact_forms/2026-11.json': [visitor, twin] }),
  });
  expect(await textsIn(store)).toEqual(['of a visitor', 'added with the same id']);
  expect(new Set((await store.listLeads({})).map(idOf)).size).toBe(2);
});

test('leads of this release stay when the last one was started in between', async () => {
  const root = await lastFolder({ 'leads/contact_forms/2026-11.json': lastLeads.slice(0, 2) });
  await mkdir(join(root, 'leads'), { recursive: true });
  await writeFile(join(root, 'leads/2026-11.json'), JSON.stringify([note('of this release')]));
  await using store = await openLowdbStore({ root });
  expect((await textsIn(store)).toSorted()).toEqual(['failed', 'of this release', 'waits']);
});

test('the last release refuses an upgraded folder, because a table is there and its own list of files is not', async () => {
  const root = await lastFolder({});
  await using _store = await openLowdbStore({ root });
  expect(await readFile(join(root, 'sessions.json'), 'utf8')).toBe('[]');
  expect(await filesIn(root)).not.toContain('store.json');
});

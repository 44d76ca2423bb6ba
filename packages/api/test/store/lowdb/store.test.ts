import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leadsPerFile } from '../../../src/store/lowdb/data-folder.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import type { LeadState } from '../../../src/leads/model/lead-state.ts';
import { StoreUnavailable } from '../../../src/store/store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { temporaryFolder } from '../../support/server.ts';
import { storeContract } from '../../support/store-contract.ts';
import { note, textsIn } from '../../support/leads.ts';

const prepare = async () => {
  const root = await temporaryFolder();
  return () => openLowdbStore({ root });
};
storeContract('the lowdb store', prepare);

async function open() {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  onTestFinished(() => store.close());
  return { root, fileSystem, store };
}

test('an answer waits for the sync of the file and of its folder', async () => {
  const { fileSystem, store } = await open();
  await store.insertLead(note('the first makes the file'));
  fileSystem.diary.length = 0;
  await store.insertLead(note('the second replaces it'));
  expect(fileSystem.diary).toEqual([
    'create 2026-11.json.tmp',
    'write 2026-11.json.tmp',
    'sync 2026-11.json.tmp',
    'remove 2026-11.json.bak',
    'link 2026-11.json.bak',
    'rename 2026-11.json',
    'sync-directory contact_forms',
  ]);
});

test('those that arrive together share one sync', async () => {
  const { fileSystem, store } = await open();
  await store.insertLead(note('the first makes the file'));
  fileSystem.diary.length = 0;
  await Promise.all(Array.from({ length: 50 }, (_, index) => store.insertLead(note(String(index)))));
  expect(fileSystem.diary.filter((operation) => operation.startsWith('sync '))).toHaveLength(1);
});

test('a file that the system writes in small pieces is whole', async () => {
  const { root, fileSystem, store } = await open();
  fileSystem.shortWrites(7);
  await store.insertLead(note('in pieces'));
  const { records } = JSON.parse(await readFile(join(root, 'leads/contact_forms/2026-11.json'), 'utf8'));
  expect(records).toHaveLength(1);
});

test('a month that outgrows its file goes on in another one, so that a write stays small', async () => {
  const { root, fileSystem, store } = await open();
  const texts = Array.from({ length: 2 * leadsPerFile + 1 }, (_, index) => String(index));
  await Promise.all(texts.map((text) => store.insertLead(note(text))));
  const names = (await readdir(join(root, 'leads/contact_forms'))).filter((name) => name.endsWith('.json'));
  expect(names.toSorted()).toEqual(['2026-11.2.json', '2026-11.3.json', '2026-11.json']);
  expect(await textsIn(store)).toEqual(texts);
  fileSystem.diary.length = 0;
  await store.insertLead(note('one more'));
  expect(fileSystem.diary).toContain('rename 2026-11.3.json');
  expect((await stat(join(root, 'leads/contact_forms/2026-11.3.json'))).size).toBeLessThan(3000);
});

test('data files are JSON that people can read, and readable by their owner alone', async () => {
  const { root, store } = await open();
  const record = note('readable');
  await store.insertLead(record);
  const path = join(root, 'leads/contact_forms/2026-11.json');
  const file = JSON.parse(await readFile(path, 'utf8'));
  expect(file).toMatchObject({ file: 'leads/contact_forms/2026-11.json', count: 1, records: [record] });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'leads'))).mode & 0o777).toBe(0o700);
});

test('the copy beside a file is the file before its last write', async () => {
  const { root, store } = await open();
  await store.insertLead(note('a'));
  const before = await readFile(join(root, 'leads/contact_forms/2026-11.json'), 'utf8');
  await store.insertLead(note('b'));
  expect(await readFile(join(root, 'leads/contact_forms/2026-11.json.bak'), 'utf8')).toBe(before);
});

test('nothing of a removed lead is left on the disk, not even when it changes meanwhile, and the copy is sound', async () => {
  const { root, store } = await open();
  const [kept, removed] = [note('kept'), note('removed')];
  const canary = { at: '2026-11-21T16:00:00.000Z', text: 'Kanarienvogel' };
  const addCanary = (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, canary] });
  for (const lead of [removed, kept]) await store.insertLead(lead);
  await store.updateLead(kept.entity.id, (state) => ({ ...state, unread: false }));
  for (let round = 0; round < 3; round++) await store.updateLead(removed.entity.id, addCanary);
  const changes = Promise.all([1, 2, 3].map(() => store.updateLead(removed.entity.id, addCanary)));
  await store.deleteLeads([removed.entity.id]);
  await changes;
  expect(await store.updateLead(removed.entity.id, addCanary)).toBeUndefined();
  const folder = join(root, 'leads/contact_forms');
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  for (const name of names) {
    const { records } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect([name, records]).toEqual([name, [await store.getLead(kept.entity.id)]]);
  }
  expect((await store.getLead(kept.entity.id))?.state.unread).toBe(false);
});

test('files of others in the data folder are left alone', async () => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'notes.txt'), 'mine');
  const store = await openLowdbStore({ root });
  await store.close();
  expect(await readFile(join(root, 'notes.txt'), 'utf8')).toBe('mine');
});

test('a change that changes nothing is not written, and does not pass for a success', async () => {
  const { fileSystem, store } = await open();
  const row = { id: randomUUID(), cityName: 'Yulee', isActive: true };
  await store.updateRows('service_areas', (rows) => ({ rows: [...rows, row], result: undefined }));
  fileSystem.failEvery('write', 'ENOSPC');
  const clearing = store.updateRows('service_areas', () => ({ rows: [], result: undefined }));
  await expect(clearing).rejects.toThrow(StoreUnavailable);
  fileSystem.diary.length = 0;
  expect(await store.updateRows('service_areas', (rows) => ({ rows, result: 'same' }))).toBe('same');
  expect(fileSystem.diary).toEqual([]);
  expect(store.state()).toBe('refusing');
  expect(await store.rows('service_areas')).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordsPerFile } from '../src/store/lowdb/month-file.ts';
import { openStore } from '../src/store/lowdb/open-store.ts';
import type { LeadState } from '../src/leads/lead-state.ts';
import { StoreUnavailable } from '../src/store/port.ts';
import { faultyFileSystem } from './support/faulty-file-system.ts';
import { leadStatesContract } from './support/lead-states-contract.ts';
import { note, noteCollections, textsOf } from './support/records.ts';
import { temporaryFolder } from './support/server.ts';
import { storeContract } from './support/store-contract.ts';

const prepare = async () => {
  const root = await temporaryFolder();
  return () => openStore({ root, collections: noteCollections });
};
storeContract('the lowdb store', prepare);
leadStatesContract('the lowdb store', prepare);

async function open() {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openStore({ root, collections: noteCollections, fileSystem });
  onTestFinished(() => store.close());
  return { root, fileSystem, store };
}

test('an answer waits for the sync of the file and of its folder', async () => {
  const { fileSystem, store } = await open();
  await store.appendLead('notes', note('the first makes the file'));
  fileSystem.diary.length = 0;
  await store.appendLead('notes', note('the second replaces it'));
  expect(fileSystem.diary).toEqual([
    'create 2026-11.json.tmp',
    'write 2026-11.json.tmp',
    'sync 2026-11.json.tmp',
    'remove 2026-11.json.bak',
    'link 2026-11.json.bak',
    'rename 2026-11.json',
    'sync-directory notes',
  ]);
});

test('those that arrive together share one sync', async () => {
  const { fileSystem, store } = await open();
  await store.appendLead('notes', note('the first makes the file'));
  fileSystem.diary.length = 0;
  await Promise.all(Array.from({ length: 50 }, (_, index) => store.appendLead('notes', note(String(index)))));
  expect(fileSystem.diary.filter((operation) => operation.startsWith('sync '))).toHaveLength(1);
});

test('a file that the system writes in small pieces is whole', async () => {
  const { root, fileSystem, store } = await open();
  fileSystem.shortWrites(7);
  await store.appendLead('notes', note('in pieces'));
  const { records } = JSON.parse(await readFile(join(root, 'leads/notes/2026-11.json'), 'utf8'));
  expect(records).toHaveLength(1);
});

test('a month that outgrows its file goes on in another one, so that a write stays small', async () => {
  const { root, fileSystem, store } = await open();
  const texts = Array.from({ length: 2 * recordsPerFile + 1 }, (_, index) => String(index));
  await Promise.all(texts.map((text) => store.appendLead('notes', note(text))));
  const names = (await readdir(join(root, 'leads/notes'))).filter((name) => name.endsWith('.json'));
  expect(names.toSorted()).toEqual(['2026-11.2.json', '2026-11.3.json', '2026-11.json']);
  expect(await textsOf(store.leads('notes'))).toEqual(texts);
  fileSystem.diary.length = 0;
  await store.appendLead('notes', note('one more'));
  expect(fileSystem.diary).toContain('rename 2026-11.3.json');
  expect((await stat(join(root, 'leads/notes/2026-11.3.json'))).size).toBeLessThan(1000);
});

test('data files are JSON that people can read, and readable by their owner alone', async () => {
  const { root, store } = await open();
  const record = note('readable');
  await store.appendLead('notes', record);
  const path = join(root, 'leads/notes/2026-11.json');
  const file = JSON.parse(await readFile(path, 'utf8'));
  expect(file).toMatchObject({ file: 'leads/notes/2026-11.json', count: 1, records: [record] });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'leads'))).mode & 0o777).toBe(0o700);
});

test('the copy beside a file is the file before its last write', async () => {
  const { root, store } = await open();
  await store.appendLead('notes', note('a'));
  const before = await readFile(join(root, 'leads/notes/2026-11.json'), 'utf8');
  await store.appendLead('notes', note('b'));
  expect(await readFile(join(root, 'leads/notes/2026-11.json.bak'), 'utf8')).toBe(before);
});

test('nothing of a removed lead is left on the disk, and the copy beside the file is sound', async () => {
  const { root, store } = await open();
  const [kept, removed] = [note('kept'), note('removed')];
  await store.appendLead('notes', removed);
  await store.appendLead('notes', kept);
  await store.removeLeads('notes', new Set([removed.entity.id]));
  for (const name of await readdir(join(root, 'leads/notes'))) {
    const file = JSON.parse(await readFile(join(root, 'leads/notes', name), 'utf8'));
    expect([name, file.records]).toEqual([name, [kept]]);
  }
  expect(await readdir(join(root, 'leads/notes'))).toHaveLength(2);
});

test('nothing of what was kept beside a removed lead is left on the disk, not even when it changes meanwhile', async () => {
  const { root, store } = await open();
  const [kept, removed] = [note('kept'), note('removed')];
  const canary = { at: '2026-11-21T16:00:00.000Z', text: 'Kanarienvogel' };
  const addCanary = (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, canary] });
  for (const record of [removed, kept]) await store.appendLead('notes', record);
  await store.changeLeadState(kept.entity.id, read);
  for (let round = 0; round < 3; round++) await store.changeLeadState(removed.entity.id, addCanary);
  const changes = Promise.all([1, 2, 3].map(() => store.changeLeadState(removed.entity.id, addCanary)));
  await store.removeLeads('notes', new Set([removed.entity.id]));
  await changes;
  expect(await store.changeLeadState(removed.entity.id, addCanary)).toBeUndefined();
  const folder = join(root, 'leads/notes');
  const names = await readdir(folder);
  expect(names).toHaveLength(4);
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).not.toContain(canary.text);
  expect((await store.lead(kept.entity.id))?.state.unread).toBe(false);
});

test('a file is durable before its name is given', async () => {
  const { fileSystem, store } = await open();
  fileSystem.diary.length = 0;
  await store.putFile('resumes', 'a.pdf', Buffer.of(1));
  expect(fileSystem.diary).toEqual([
    'create a.pdf.tmp',
    'write a.pdf.tmp',
    'sync a.pdf.tmp',
    'rename a.pdf',
    'sync-directory resumes',
  ]);
});

const read = (state: LeadState): LeadState => ({ ...state, unread: false });

test('states that change together share one sync, and the file of their leads is not touched', async () => {
  const { fileSystem, store } = await open();
  const records = Array.from({ length: 50 }, (_, index) => note(String(index)));
  await Promise.all(records.map((record) => store.appendLead('notes', record)));
  for (const { entity } of records.slice(0, 2)) await store.changeLeadState(entity.id, read);
  fileSystem.diary.length = 0;
  await Promise.all(records.map(({ entity }) => store.changeLeadState(entity.id, read)));
  expect(fileSystem.diary).toEqual([
    'create 2026-11.state.json.tmp',
    'write 2026-11.state.json.tmp',
    'sync 2026-11.state.json.tmp',
    'remove 2026-11.state.json.bak',
    'link 2026-11.state.json.bak',
    'rename 2026-11.state.json',
    'sync-directory notes',
  ]);
});

test('the states of a full file lie beside it, so that a change stays small', async () => {
  const { root, store } = await open();
  const records = Array.from({ length: recordsPerFile + 1 }, (_, index) => note(String(index)));
  await Promise.all(records.map((record) => store.appendLead('notes', record)));
  await Promise.all(records.map(({ entity }) => store.changeLeadState(entity.id, read)));
  const states = async (name: string) =>
    (JSON.parse(await readFile(join(root, 'leads/notes', name), 'utf8')) as { records: unknown[] }).records;
  expect(await states('2026-11.state.json')).toHaveLength(recordsPerFile);
  expect(await states('2026-11.2.state.json')).toHaveLength(1);
  expect(store.leadCounts().unread).toBe(0);
});

test('files of others in the data folder are left alone', async () => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'notes.txt'), 'mine');
  const store = await openStore({ root, collections: noteCollections });
  await store.close();
  expect(await readFile(join(root, 'notes.txt'), 'utf8')).toBe('mine');
});

test('a change that changes nothing is not written, and does not pass for a success', async () => {
  const { fileSystem, store } = await open();
  await store.insertRow('service_areas', { id: randomUUID(), cityName: 'Yulee', isActive: true });
  fileSystem.failEvery('write', 'ENOSPC');
  const clearing = store.updateRows('service_areas', () => ({ rows: [], result: undefined }));
  await expect(clearing).rejects.toThrow(StoreUnavailable);
  fileSystem.diary.length = 0;
  expect(await store.updateRows('service_areas', (rows) => ({ rows, result: 'same' }))).toBe('same');
  expect(fileSystem.diary).toEqual([]);
  expect(store.state()).toBe('refusing');
  expect(await store.rows('service_areas')).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeFileSystem } from '../../../src/store/lowdb/data-folder.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import type { Lead, LeadState } from '../../../src/leads/model/lead.ts';
import { StoreUnavailable, type Store } from '../../../src/store/store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { temporaryFolder } from '../../support/server.ts';
import { storeContract } from '../../support/store-contract.ts';
import { getLead, idOf, note, updateLead, withNote } from '../../support/leads.ts';

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
  expect(fileSystem.diary).toEqual(['write 2026-11.json.tmp', 'rename 2026-11.json', 'sync-folder leads']);
});

test('200 leads that arrive together, or that one change is about, share one write', async () => {
  const { fileSystem, store } = await open();
  await store.insertLead(note('the first makes the file'));
  fileSystem.diary.length = 0;
  const leads = Array.from({ length: 200 }, (_, index) => note(String(index)));
  await Promise.all(leads.map((lead) => store.insertLead(lead)));
  await store.updateLeads(leads.map(idOf), (state) => ({ ...state, unread: false }));
  expect(fileSystem.diary.filter((operation) => operation.startsWith('write'))).toHaveLength(2);
});

test('data files are JSON that people can read, and readable by their owner alone', async () => {
  const { root, store } = await open();
  const record = note('readable');
  await store.insertLead(record);
  const path = join(root, 'leads/2026-11.json');
  const file = JSON.parse(await readFile(path, 'utf8'));
  expect(file).toEqual([record]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'leads'))).mode & 0o777).toBe(0o700);
});

test('nothing of a removed lead is left on the disk, not even when it changes meanwhile', async () => {
  const { root, store } = await open();
  const [kept, removed] = [note('kept'), note('removed')];
  const canary = { at: '2026-11-21T16:00:00.000Z', text: 'Zanzibar' };
  const addCanary = (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, canary] });
  for (const lead of [removed, kept]) await store.insertLead(lead);
  await updateLead(store, kept.entity.id, (state) => ({ ...state, unread: false }));
  for (let round = 0; round < 3; round++) await updateLead(store, removed.entity.id, addCanary);
  const changes = Promise.all([1, 2, 3].map(() => updateLead(store, removed.entity.id, addCanary)));
  await store.deleteLeads([removed.entity.id]);
  await changes;
  expect(await updateLead(store, removed.entity.id, addCanary)).toBeUndefined();
  const folder = join(root, 'leads');
  const names = await readdir(folder);
  expect(names).toEqual(['2026-11.json']);
  for (const name of names) {
    const records = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect([name, records]).toEqual([name, [await getLead(store, kept.entity.id)]]);
  }
  expect((await getLead(store, kept.entity.id))?.state.unread).toBe(false);
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

const addArea = (store: Store) =>
  store.updateRows('service_areas', (rows) => ({
    rows: [...rows, { id: randomUUID(), cityName: 'Yulee', isActive: true }],
    result: undefined,
  }));

test('what was being written at a fault elsewhere is refused, and nothing is written any more', async () => {
  const { promise: fault, resolve: fail } = Promise.withResolvers<void>();
  const root = await temporaryFolder();
  const store = await openLowdbStore({
    root,
    fileSystem: {
      ...nodeFileSystem,
      async write(path, content) {
        if (path.includes('/leads/')) throw Object.assign(new Error('made by a test'), { code: 'EIO' });
        await fault;
        await nodeFileSystem.write(path, content);
      },
    },
  });
  const earlier = addArea(store);
  await expect(store.insertLead(note('lost'))).rejects.toThrow(StoreUnavailable);
  fail();
  await expect(earlier).rejects.toThrow(StoreUnavailable);
  expect([store.state(), await store.rows('service_areas')]).toEqual(['stopped', []]);
  await store.close();
  await using again = await openLowdbStore({ root });
  expect([await again.rows('service_areas'), await again.listLeads({})]).toEqual([[], []]);
});

test('a change that stands on a refused one is refused with it, and later ones are stored without both', async () => {
  const root = await temporaryFolder();
  const lead = note('kept');
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: fault, reject: fail } = Promise.withResolvers<void>();
  let isNextRefused = false;
  await using store = await openLowdbStore({
    root,
    fileSystem: {
      ...nodeFileSystem,
      async write(path, content) {
        if (!isNextRefused) return nodeFileSystem.write(path, content);
        isNextRefused = false;
        begin();
        return fault;
      },
    },
  });
  await store.insertLead(lead);
  isNextRefused = true;
  const first = updateLead(store, idOf(lead), withNote('refused'));
  await begun;
  const second = updateLead(store, idOf(lead), withNote('behind it'));
  const outcomes = Promise.allSettled([first, second]);
  fail(Object.assign(new Error('made by a test'), { code: 'ENOSPC' }));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await updateLead(store, idOf(lead), withNote('later'));
  const notesOf = (found: Lead | undefined) => found?.state.notes.map(({ text }) => text);
  expect(notesOf(await getLead(store, idOf(lead)))).toEqual(['later']);
  const [stored] = JSON.parse(await readFile(join(root, 'leads/2026-11.json'), 'utf8'));
  expect(notesOf(stored)).toEqual(['later']);
});

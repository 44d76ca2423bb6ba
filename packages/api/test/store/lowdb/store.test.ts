import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeFileSystem } from '../../../src/store/lowdb/data-folder.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import type { LeadState } from '../../../src/leads/model/lead.ts';
import { StoreUnavailable, type Store } from '../../../src/store/store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { temporaryFolder } from '../../support/server.ts';
import { storeContract } from '../../support/store-contract.ts';
import { idOf, note } from '../../support/leads.ts';

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
  await store.updateLead(kept.entity.id, (state) => ({ ...state, unread: false }));
  for (let round = 0; round < 3; round++) await store.updateLead(removed.entity.id, addCanary);
  const changes = Promise.all([1, 2, 3].map(() => store.updateLead(removed.entity.id, addCanary)));
  await store.deleteLeads([removed.entity.id]);
  await changes;
  expect(await store.updateLead(removed.entity.id, addCanary)).toBeUndefined();
  const folder = join(root, 'leads');
  const names = await readdir(folder);
  expect(names).toEqual(['2026-11.json']);
  for (const name of names) {
    const records = JSON.parse(await readFile(join(folder, name), 'utf8'));
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

const addArea = (store: Store) =>
  store.updateRows('service_areas', (rows) => ({
    rows: [...rows, { id: randomUUID(), cityName: 'Yulee', isActive: true }],
    result: undefined,
  }));

test('refuses until a lead is stored, though small files still fit on the disk', async () => {
  const { fileSystem, store } = await open();
  fileSystem.failEvery('write', 'ENOSPC', '/leads/');
  await expect(store.insertLead(note('refused'))).rejects.toThrow(StoreUnavailable);
  await addArea(store);
  expect(store.state()).toBe('refusing');
  fileSystem.heal();
  await store.insertLead(note('stored'));
  expect(store.state()).toBe('ready');
});

test('stays stopped when a write that began before the fault succeeds', async () => {
  const { promise: fault, resolve: fail } = Promise.withResolvers<void>();
  const store = await openLowdbStore({
    root: await temporaryFolder(),
    fileSystem: {
      ...nodeFileSystem,
      async write(path, bytes) {
        if (path.includes('/leads/')) throw Object.assign(new Error('made by a test'), { code: 'EIO' });
        await fault;
        await nodeFileSystem.write(path, bytes);
      },
    },
  });
  onTestFinished(() => store.close());
  const earlier = addArea(store);
  await expect(store.insertLead(note('lost'))).rejects.toThrow(StoreUnavailable);
  fail();
  await earlier;
  expect(store.state()).toBe('stopped');
  await expect(addArea(store)).rejects.toThrow(StoreUnavailable);
});

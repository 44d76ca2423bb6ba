import { expect, test } from 'vitest';
import type { LeadState } from '../../../src/leads/model/lead-state.ts';
import { StoreUnavailable } from '../../../src/store/store.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { deep, temporaryFolder } from '../../support/server.ts';
import { note } from '../../support/leads.ts';

const withNote =
  (text: string) =>
  (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, { at: '2026-11-21T16:00:00.000Z', text }] });

/** Changes the states of leads while the disk fails, and compares what was acknowledged with what is there afterwards. */
async function sweep(code: string, at: number, lasting: boolean): Promise<{ operations: number; failed: boolean }> {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  const leads = [note('a'), note('b'), note('c', '2026-12-01T00:00:00.000Z')];
  for (const lead of leads) await store.insertLead(lead);
  const [first = '', second = '', december = ''] = leads.map(({ entity }) => entity.id);
  const acknowledged: Record<string, string[]> = { [first]: [], [second]: [], [december]: [] };
  const attempt = (id: string, text: string) =>
    store.updateLead(id, withNote(text)).then(
      () => acknowledged[id]?.push(text),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );
  const notesOf = async (from: typeof store) => {
    const found: Record<string, string[]> = {};
    for (const id of [first, second, december]) {
      found[id] = ((await from.getLead(id))?.state.notes ?? []).map(({ text }) => text);
    }
    return found;
  };

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  await attempt(first, 'withLock');
  await Promise.all([attempt(first, 'one of two'), attempt(second, 'other of two')]);
  await attempt(december, 'in another file');
  await attempt(second, 'back in the first');
  const operations = fileSystem.diary.length;
  const failed = Object.values(acknowledged).flat().length < 5;
  fileSystem.heal();
  await attempt(december, 'after the fault');

  const stopped = store.state() === 'stopped';
  expect(stopped).toBe(code === 'EIO' ? failed : stopped && lasting);
  expect(acknowledged[december]?.includes('after the fault')).toBe(!stopped);
  expect(await notesOf(store)).toEqual(acknowledged);
  await store.close();

  const again = await openLowdbStore({ root });
  const kept = await notesOf(again);
  await again.close();
  // With lasting failures the old file may be impossible to put back; then the store has stopped.
  const mayHoldMore = stopped && lasting;
  for (const [id, texts] of Object.entries(acknowledged)) {
    expect(mayHoldMore ? kept[id]?.filter((text) => texts.includes(text)) : kept[id]).toEqual(texts);
  }
  return { operations, failed };
}

for (const code of deep ? ['ENOSPC', 'EIO', 'EMFILE', 'EACCES'] : ['ENOSPC', 'EIO']) {
  for (const lasting of [false, true]) {
    test(`states, ${code} at each operation${lasting ? ' and all after it' : ''}: acknowledged and present, or refused and absent`, async () => {
      let at = 0;
      for (let operations = Infinity; at < operations; at++) ({ operations } = await sweep(code, at, lasting));
      expect(at).toBeGreaterThan(20);
      expect((await sweep(code, at, lasting)).failed).toBe(false);
    });
  }
}

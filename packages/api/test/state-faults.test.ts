import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LeadState } from '../src/leads/lead-state.ts';
import { StoreUnavailable } from '../src/store/port.ts';
import { encode } from '../src/store/lowdb/envelope.ts';
import { openStore } from '../src/store/lowdb/open-store.ts';
import { faultyFileSystem } from './support/faulty-file-system.ts';
import { note, noteCollections } from './support/records.ts';
import { deep, temporaryFolder } from './support/server.ts';

const withNote =
  (text: string) =>
  (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, { at: '2026-11-21T16:00:00.000Z', text }] });

/** Changes the states of leads while the disk fails, and compares what was acknowledged with what is there afterwards. */
async function sweep(code: string, at: number, lasting: boolean): Promise<{ operations: number; failed: boolean }> {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openStore({ root, collections: noteCollections, fileSystem });
  const leads = [note('a'), note('b'), note('c', '2026-12-01T00:00:00.000Z')];
  for (const lead of leads) await store.appendLead('notes', lead);
  const [first = '', second = '', december = ''] = leads.map(({ entity }) => entity.id);
  const acknowledged: Record<string, string[]> = { [first]: [], [second]: [], [december]: [] };
  const attempt = (id: string, text: string) =>
    store.changeLeadState(id, withNote(text)).then(
      () => acknowledged[id]?.push(text),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );
  const notesOf = async (from: typeof store) => {
    const found: Record<string, string[]> = {};
    for (const id of [first, second, december]) {
      found[id] = ((await from.lead(id))?.state.notes ?? []).map(({ text }) => text);
    }
    return found;
  };

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  await attempt(first, 'makes a file');
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

  const again = await openStore({ root, collections: noteCollections });
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
      expect(at).toBeGreaterThan(30);
      expect((await sweep(code, at, lasting)).failed).toBe(false);
    });
  }
}

const file = 'leads/notes/2026-11.state.json';

/** A closed store whose file of states was written twice. */
async function storeWithStates(): Promise<{ root: string; id: string }> {
  const root = await temporaryFolder();
  const store = await openStore({ root, collections: noteCollections });
  const record = note('a');
  await store.appendLead('notes', record);
  for (const text of ['one', 'two']) await store.changeLeadState(record.entity.id, withNote(text));
  await store.close();
  return { root, id: record.entity.id };
}

/** The message with which the store refuses to open. */
async function refusal(root: string): Promise<string> {
  const error = await openStore({ root, collections: noteCollections }).then(
    async (store) => store.close(),
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : 'It opened';
}

test('a file of states that is cut, changed or gone stops the start, and the copy beside it is offered', async () => {
  const { root } = await storeWithStates();
  const path = join(root, file);
  const whole = await readFile(path);
  for (let length = 0; length < whole.length; length += deep ? 1 : 97) {
    await writeFile(path, whole.subarray(0, length));
    expect(await refusal(root)).toContain(`mv "${path}.bak" "${path}"`);
  }
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  await writeFile(path, flipped);
  expect(await refusal(root)).toContain(`The data file ${path} cannot be used: its checksum does not match`);
  await rm(path);
  expect(await refusal(root)).toContain(`The data file ${path} cannot be used: it is gone`);
});

test('a state of the wrong shape stops the start', async () => {
  const { root, id } = await storeWithStates();
  await writeFile(join(root, file), encode(file, [{ id, status: 'lost' }]));
  expect(await refusal(root)).toContain('a record in it has the wrong shape');
});

test('a state whose lead is gone changes nothing', async () => {
  const { root, id } = await storeWithStates();
  await writeFile(join(root, 'leads/notes/2026-11.json'), encode('leads/notes/2026-11.json', []));
  const store = await openStore({ root, collections: noteCollections });
  expect(await store.lead(id)).toBeUndefined();
  expect(store.leadCounts().unread).toBe(0);
  await store.close();
});

import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../src/store/port.ts';
import { FolderInUse } from '../src/store/lowdb/lock.ts';
import { openStore } from '../src/store/lowdb/open-store.ts';
import { startProcess } from './support/child.ts';
import { note, noteCollections, textsOf } from './support/records.ts';
import { post, storedLeads, submit, validPayload } from './support/requests.ts';
import { patience, temporaryFolder } from './support/server.ts';

const open = (root: string) => openStore({ root, collections: noteCollections });

test('a folder that is open is refused, and free again after it was closed', async () => {
  const root = await temporaryFolder();
  const first = await open(root);
  await expect(open(root)).rejects.toThrow(FolderInUse);
  await first.appendLead('notes', note('still ours'));
  await first.close();
  const second = await open(root);
  expect(await textsOf(second.leads('notes'))).toEqual(['still ours']);
  await second.close();
});

test('a lock that a killed process left behind is taken over', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'lock'));
  await utimes(join(root, 'lock'), new Date(0), new Date(0));
  const store = await open(root);
  onTestFinished(() => store.close());
  await store.appendLead('notes', note('taken over'));
  expect(store.state()).toBe('ready');
});

test('a store whose lock was taken by another process stops writing', async () => {
  const root = await temporaryFolder();
  const store = await open(root);
  onTestFinished(() => store.close());
  await utimes(join(root, 'lock'), new Date(), new Date(Date.now() + 60_000));
  await expect.poll(() => store.state(), patience).toBe('stopped');
  await expect(store.appendLead('notes', note('too late'))).rejects.toThrow(StoreUnavailable);
});

test('a process that slept while another one took the folder over writes nothing when it wakes', async () => {
  const dataDir = await temporaryFolder();
  const sleeper = startProcess({ DATA_DIR: dataDir });
  const sleeperUrl = await sleeper.ready;
  const payload = await validPayload(sleeperUrl, { message: 'to the sleeper' });
  sleeper.child.kill('SIGSTOP');
  const successor = startProcess({ DATA_DIR: dataDir });
  const url = await successor.ready;
  expect((await submit(url, { message: 'to the successor' })).status).toBe(201);

  // The request is there when the sleeper wakes, before any timer of its lock has run.
  const late = post(sleeperUrl, payload);
  sleeper.child.kill('SIGCONT');
  expect((await late).status).toBe(503);
  expect((await submit(url, { message: 'to the successor again' })).status).toBe(201);
  const messages = (await storedLeads(dataDir)).map(({ entity }) => entity['message']);
  expect(messages).toEqual(['to the successor', 'to the successor again']);
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FolderInUse, lockFile } from '../../../src/store/lowdb/lock.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { startProcess } from '../../support/child.ts';
import { adminPassword, deep, patience, temporaryFolder } from '../../support/server.ts';
import { note, textsIn } from '../../support/leads.ts';
import { nothingWrong, Visitors } from '../../support/visitors.ts';

const open = (root: string) => openLowdbStore({ root });

test('a folder that is open is refused, and free again after it was closed', async () => {
  const root = await temporaryFolder();
  const first = await open(root);
  await expect(open(root)).rejects.toThrow(FolderInUse);
  await first.insertLead(note('still ours'));
  await first.close();
  await using second = await open(root);
  expect(await textsIn(second)).toEqual(['still ours']);
});

test('a folder whose lock SQLite can only read is refused in a sentence, because it would hold nothing', async () => {
  const root = await temporaryFolder();
  const path = join(root, lockFile);
  const database = new DatabaseSync(path);
  database.exec('create table t (a)');
  database.close();
  const bytes = await readFile(path);
  // A later version of the format, which SQLite reads and does not write (https://sqlite.org/fileformat.html, 1.3.3).
  bytes[18] = 3;
  await writeFile(path, bytes);
  await expect(open(root)).rejects.toThrow('cannot be written (attempt to write a readonly database). Set DATA_DIR');
});

test('a process that is frozen under load still holds the folder, and loses nothing when it wakes', async () => {
  const dataDir = await temporaryFolder();
  const sleeper = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword });
  const url = await sleeper.ready;
  const visitors = new Visitors();
  const sending = Array.from({ length: 8 }, (_, writer) => visitors.send(url, `w${writer}`));
  for (let round = 1; round <= (deep ? 10 : 2); round++) {
    await expect.poll(() => visitors.told.leads, patience).toBeGreaterThan(round * 30);
    sleeper.child.kill('SIGSTOP');
    // However long it sleeps: no clock plays a part.
    const successor = startProcess({ DATA_DIR: dataDir });
    await expect(successor.ready).rejects.toThrow('Another process is using the data folder');
    sleeper.child.kill('SIGCONT');
  }
  await expect.poll(() => visitors.told.leads, patience).toBeGreaterThan(100);
  visitors.end();
  await Promise.all(sending);
  sleeper.child.kill('SIGKILL');
  await sleeper.ended;
  await using store = await openLowdbStore({ root: dataDir });
  expect(await visitors.compare(store)).toEqual(nothingWrong);
});

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open-store.ts';
import { note, textsIn } from '../support/leads.ts';
import { patience, temporaryFolder } from '../support/server.ts';
import { databaseOf } from '../support/stores.ts';

const own = new URL('../../src/store/postgres/migrations/', import.meta.url);

/** The program's migrations and one that is to come. */
async function withOneMore(sql: string): Promise<URL> {
  const folder = await temporaryFolder();
  await cp(own, folder, { recursive: true });
  await writeFile(join(folder, '999-more.sql'), sql);
  return pathToFileURL(`${folder}/`);
}

const open = async (url: string, migrations?: URL) => {
  const store = await openStore({ url, ...(migrations && { migrations }) });
  onTestFinished(() => store.close());
  return store;
};

test('a newer server changes the tables while an older one serves, once, and nothing is refused or lost', async () => {
  const url = await databaseOf(await temporaryFolder());
  const older = await open(url);
  const kept: string[] = [];
  const over = new AbortController();
  const write = async (writer: number) => {
    for (let count = 0; !over.signal.aborted; count++) {
      const text = `${writer} ${count}`;
      await older.take(note(text));
      kept.push(text);
    }
  };
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer));
  await expect.poll(() => kept.length, patience).toBeGreaterThan(50);
  const migrations = await withOneMore("alter table leads add column more text not null default '';");
  const newer = await Promise.all([open(url, migrations), open(url, migrations)]);
  const before = kept.length;
  await expect.poll(() => kept.length, patience).toBeGreaterThan(before + 50);
  over.abort();
  await Promise.all(writers);
  for (const store of [older, ...newer]) expect((await textsIn(store)).toSorted()).toEqual(kept.toSorted());
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  expect((await client.query('select more from leads limit 1')).rows).toEqual([{ more: '' }]);
});

test('a migration that fails changes nothing, and the older server goes on', async () => {
  const url = await databaseOf(await temporaryFolder());
  const older = await open(url);
  const migrations = await withOneMore('create table half_done (id integer); select no_such_function();');
  await expect(open(url, migrations)).rejects.toThrow('no_such_function');
  await older.take(note('kept'));
  expect(await textsIn(older)).toEqual(['kept']);
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  expect((await client.query(`select to_regclass('half_done') as name`)).rows).toEqual([{ name: null }]);
});

import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Config } from '../../src/environment.ts';
import { openStore } from '../../src/open-store.ts';
import { readStore } from '../../src/store/lowdb/open-store.ts';
import type { Store } from '../../src/store/port.ts';

/** The project `api-postgres` runs the same tests as `api`, on the other store. */
const onPostgres = process.env['STORE'] === 'postgres';

/** Addresses by the data folder that they stand for. */
const databases = new Map<string, Promise<string>>();

/**
 * A schema that stands for a data folder, made when it is asked for the first time. It goes with the server, after all
 * tests: to drop it costs 20 ms. A database of its own would cost a quarter of a second.
 */
export function databaseOf(dataDir: string): Promise<string> {
  const known = databases.get(dataDir);
  if (known) return known;
  const name = `test_${hash('md5', dataDir)}`;
  const made = (async () => {
    await ask(`create schema ${name}`);
    const url = new URL(inject('postgres'));
    url.searchParams.set('options', `-csearch_path=${name},public`);
    return url.href;
  })();
  databases.set(dataDir, made);
  return made;
}

async function ask(sql: string, url = inject('postgres')): Promise<object[]> {
  // The tests of the other store do without the driver.
  const { Client } = await import('pg');
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}

/** Where a test keeps its data, on the store that is tested. */
export async function placeOf(dataDir: string): Promise<Pick<Config, 'dataDir' | 'databaseUrl'>> {
  return { dataDir, databaseUrl: onPostgres ? await databaseOf(dataDir) : undefined };
}

/** The store that is tested. */
export const openTestStore = async (dataDir: string): Promise<Store> => openStore(await placeOf(dataDir));

/** The same for reading, while a server may be at work on it. */
export const readTestStore = async (dataDir: string): Promise<Store> =>
  onPostgres ? openTestStore(dataDir) : readStore(dataDir);

/** Names of all files that are kept, whether a lead names them or not. */
export async function fileNamesIn(dataDir: string): Promise<string[]> {
  if (!onPostgres) return readdir(join(dataDir, 'resumes'));
  return (await ask('select name from files', await databaseOf(dataDir))).map((row) => (row as { name: string }).name);
}

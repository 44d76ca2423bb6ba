import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import type { Config } from '../../src/config.ts';
import { openStore } from '../../src/open-store.ts';
import { readStore } from '../../src/store/lowdb/lowdb-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableName } from '../../src/store/tables.ts';

/** The project `api-postgres` runs the same tests as `api`, on the other store. */
export const onPostgres = process.env['STORE'] === 'postgres';

/** Addresses by the data folder that they stand for. */
const databases = new Map<string, Promise<string>>();

/**
 * A schema that stands for a data folder, made when it is asked for the first time. It goes with the server, after all
 * tests: to drop it costs 20 ms. A database of its own would cost a quarter of a second.
 */
export function databaseOf(dataDir: string): Promise<string> {
  const known = databases.get(dataDir);
  if (known) return known;
  const schema = schemaOf(dataDir);
  const made = (async () => {
    await ask(`create schema ${schema}`);
    const url = new URL(inject('postgres'));
    url.searchParams.set('options', `-csearch_path=${schema},public`);
    return url.href;
  })();
  databases.set(dataDir, made);
  return made;
}

const schemaOf = (dataDir: string): string => `test_${hash('md5', dataDir)}`;

/** One connection for all tests: to open another costs as much as a schema. */
let connections: Promise<Pool> | undefined;

async function connect(): Promise<Pool> {
  // The tests of the other store do without the driver.
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: inject('postgres'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // It ends with the server, after all tests.
  return pool.on('error', () => {});
}

async function ask(sql: string): Promise<object[]> {
  connections ??= connect();
  return (await (await connections).query<object>(sql)).rows;
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

/** The rows of a small table that are kept; a server may be at work on them. */
export async function storedRows<Name extends TableName>(dataDir: string, table: Name) {
  await using store = await readTestStore(dataDir);
  const rows = await store.rows(table);
  return rows;
}

/** The rows of a table of PostgreSQL, as they are stored. */
export const rowsOf = (dataDir: string, table: string): Promise<object[]> =>
  ask(`select * from ${schemaOf(dataDir)}.${table}`);

/** Names of all files that are kept, whether a lead names them or not. */
export async function fileNamesIn(dataDir: string): Promise<string[]> {
  if (!onPostgres) return readdir(join(dataDir, 'resumes'));
  return (await ask(`select name from ${schemaOf(dataDir)}.files`)).map((row) => (row as { name: string }).name);
}

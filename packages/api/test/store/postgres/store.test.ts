import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { conditionOf, type LeadQuery } from '../../../src/store/lead-query.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { sqlOf } from '../../../src/store/postgres/sql.ts';
import { temporaryFolder } from '../../support/server.ts';
import { storeContract } from '../../support/store-contract.ts';
import { databaseOf, openTestStore } from '../../support/stores.ts';

const prepare = async () => {
  const place = await temporaryFolder();
  return () => openTestStore(place);
};
storeContract('the PostgreSQL store', prepare);

/** Runs statements on a database of its own, which a store has made. @returns a function that gives rows, and the database */
async function madeDatabase() {
  const url = await databaseOf(await temporaryFolder());
  await (await openPostgresStore({ url })).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const rows = async (sql: string, values: unknown[] = []) =>
    (await client.query<Record<string, string>>(sql, values)).rows;
  return { url, rows };
}

test('refuses a database that another version of the server has made', async () => {
  const { rows, url } = await madeDatabase();
  await rows('update migrations set number = number + 1');
  await expect(openPostgresStore({ url })).rejects.toThrow('Another version of the server has made this database');
});

test.each<[LeadQuery, RegExp]>([
  [{ openOn: '2026-11-21' }, /Index Cond: .*status/],
  [{ dueOn: '2026-11-21' }, /Index Cond: .*status/],
  [{ person: ['email:dana@example.com'] }, /Index Cond: .*person_keys/],
])('leads of %j are found in an index, and no others are read', async (query, plan) => {
  const { rows } = await madeDatabase();
  // With few rows, PostgreSQL would read all of them.
  await rows('set enable_seqscan = off');
  const values: unknown[] = [];
  const steps = await rows(`explain select from leads where ${sqlOf(conditionOf(query), values)}`, values);
  expect(steps.map((step) => step['QUERY PLAN']).join('\n')).toMatch(plan);
});

import { Client, DatabaseError } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { previousData } from '../../support/previous-version.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf } from '../../support/stores.ts';
import { upgradeContract } from '../../support/upgrade-contract.ts';

upgradeContract();

/** Runs statements on the database of a data folder. */
async function openDatabase(dataDir: string) {
  const url = await databaseOf(dataDir);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, rows: async (sql: string) => (await client.query<Record<string, string>>(sql)).rows };
}

const shape = `
  select concat(table_name, '.', column_name) as name,
    concat_ws(' ', data_type, collation_name, is_nullable, column_default) as what
  from information_schema.columns where table_schema = current_schema()
  union all select indexname, replace(indexdef, current_schema(), '') from pg_indexes where schemaname = current_schema()
  union all select conname, replace(pg_get_constraintdef(oid), current_schema(), '') from pg_constraint
    where connamespace = current_schema()::regnamespace
  union all select proname, '' from pg_proc where pronamespace = current_schema()::regnamespace
  union all select tgname, '' from pg_trigger where not tgisinternal and tgrelid = 'leads'::regclass
  order by name, what`;

test('a database of the version before gets the tables of a new one', async () => {
  const fresh = await openDatabase(await temporaryFolder());
  await (await openPostgresStore({ url: fresh.url })).close();
  const upgraded = await openDatabase(await previousData());
  await (await openPostgresStore({ url: upgraded.url })).close();
  expect(await upgraded.rows(shape)).toEqual(await fresh.rows(shape));
});

test('an upgraded database has statistics at once: a search without them reads every lead', async () => {
  const { rows, url } = await openDatabase(await previousData());
  await (await openPostgresStore({ url })).close();
  expect(await rows(`select reltuples from pg_class where oid = 'leads'::regclass`)).toEqual([{ reltuples: 8 }]);
});

test('servers that start at once upgrade a database once, and all of them start', async () => {
  const { rows, url } = await openDatabase(await previousData());
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore({ url })));
  for (const store of stores) await store.close();
  expect(await rows('select count(*) as leads from leads')).toEqual([{ leads: '8' }]);
  expect(await rows('select username from users')).toEqual([{ username: 'Pat' }]);
});

test.each([
  ['has no status', TypeError, `update leads set state = '{"history": []}' where kind = 'referral'`],
  [
    'has the token of another one',
    DatabaseError,
    `update leads set submission = (select submission from leads where kind = 'referral') where kind = 'contact'`,
  ],
])('an upgrade of a lead that %s fails, and leaves the database of the version before as it was', async (...row) => {
  const [, error, damage] = row;
  const { rows, url } = await openDatabase(await previousData());
  await rows(damage);
  const before = await rows(shape);
  await expect(openPostgresStore({ url })).rejects.toThrow(error);
  expect(await rows(shape)).toEqual(before);
  expect(await rows('select number from migrations')).toEqual([{ number: 1 }]);
});

test('neither an upgrade nor the wait for it has a time limit', async () => {
  const { rows, url } = await openDatabase(await previousData());
  await rows(`create table limits (lock text, statement text);
    create function note_limits() returns trigger language plpgsql as $$
      begin
        insert into limits values (current_setting('lock_timeout'), current_setting('statement_timeout'));
        return null;
      end $$;
    create trigger note after delete on migrations execute function note_limits()`);
  await using _ = await openPostgresStore({ url });
  expect(await rows('select * from limits')).toEqual([{ lock: '0', statement: '0' }]);
});

import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parseSearch } from '../../../src/leads/model/search.ts';
import { conditionOf, type LeadQuery } from '../../../src/store/lead-query.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { sqlOf } from '../../../src/store/postgres/sql.ts';
import { leadOf, textsOf } from '../../support/leads.ts';
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

/** Makes of the tables those of schema 4. */
const schema4 = `
  alter table leads add column numbers text not null default '', add column sender_keys text[] not null default '{}',
    add column sent_at bigint;
  update leads set numbers = '9045550142 555', searched = replace(searched, '9045550142', '');
  drop index leads_due, leads_searched;
  create index leads_searched on leads using gin (searched gin_trgm_ops, numbers gin_trgm_ops);
  create index leads_sent on leads (sent_at desc, id desc) where sent_at is not null;
  ${['office', 'acknowledgment', 'webhook', 'assignment'].map((channel) => `create index leads_${channel}_due on leads (received_at desc, id desc) where ${channel}_due is not null;`).join('\n')}
  update migrations set number = 4`;

test('a database of the version before is upgraded, and its leads are found by their numbers', async () => {
  const { rows, url } = await madeDatabase();
  const describe = () =>
    rows(`select column_name as name, data_type as type from information_schema.columns
        where table_schema = current_schema() and table_name = 'leads'
      union all select indexname, indexdef from pg_indexes where schemaname = current_schema() order by name`);
  const fresh = await describe();
  await using store = await openPostgresStore({ url });
  const lead = leadOf('contact', { message: 'called', phone: '(904) 555-0142' });
  await store.insertLead(lead);
  await rows(schema4);
  await using upgraded = await openPostgresStore({ url });
  expect(textsOf(await upgraded.listLeads({ words: parseSearch('9045550142') }))).toEqual(['called']);
  expect(await describe()).toEqual(fresh);
});

test('neither an upgrade nor the wait for it has a time limit', async () => {
  const { rows, url } = await madeDatabase();
  await rows(schema4);
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

import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { expectUpgraded, lastApplicant, lastLeads, lastSecret, lastTables, pdf } from '../../support/last-lead.ts';
import { idOf, note } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf } from '../../support/stores.ts';

async function connectTo(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    query: async (text: string, values?: unknown[]) => (await client.query<Record<string, unknown>>(text, values)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** The address of a database as the release before this one left it. */
async function lastDatabase(): Promise<string> {
  const url = await databaseOf(await temporaryFolder());
  await using database = await connectTo(url);
  await database.query(await readFile(new URL('../../fixtures/last-schema.sql', import.meta.url), 'utf8'));
  for (const { kind, entity, submission, state } of [...lastLeads, lastApplicant]) {
    const values = [entity.id, kind, submission.nonce, entity, submission, state];
    const columns = 'id, kind, nonce, entity, submission, state';
    await database.query(`insert into leads (${columns}) values ($1, $2, $3, $4, $5, $6)`, values);
  }
  const file = [lastApplicant.submission.resume?.file, idOf(lastApplicant), pdf];
  await database.query('insert into files (name, lead, bytes) values ($1, $2, $3)', file);
  for (const [name, rows] of Object.entries(lastTables)) {
    await database.query('insert into small_tables values ($1, 7, $2)', [name, JSON.stringify(rows)]);
  }
  await database.query(`insert into settings values ('captcha-secret', $1)`, [lastSecret]);
  return url;
}

const tablesIn = async (url: string): Promise<unknown[]> => {
  await using database = await connectTo(url);
  const found = 'select tablename from pg_tables where schemaname = current_schema() order by 1';
  return (await database.query(found)).map(({ tablename }) => tablename);
};

test('takes over leads with what is to be sent, their files, tables and settings, and leaves nothing of the last release', async () => {
  const [url, fresh] = [await lastDatabase(), await databaseOf(await temporaryFolder())];
  for (const start of ['first', 'second']) {
    await using store = await openPostgresStore({ url });
    await expectUpgraded(store);
    const added = note(start);
    expect(await store.insertLead(added)).toEqual({ outcome: 'created' });
    expect(await store.deleteLeads([idOf(added)])).toEqual({ leads: 1, resumes: 0 });
  }
  await (await openPostgresStore({ url: fresh })).close();
  expect(await tablesIn(url)).toEqual(await tablesIn(fresh));
});

test('a start that breaks off in the middle changes nothing, and the next one takes over all', async () => {
  const url = await lastDatabase();
  const before = await tablesIn(url);
  {
    await using database = await connectTo(url);
    await database.query(`alter table settings rename column value to other`);
  }
  await expect(openPostgresStore({ url })).rejects.toThrow('value');
  expect(await tablesIn(url)).toEqual(before);
  {
    await using database = await connectTo(url);
    await database.query(`alter table settings rename column other to value`);
  }
  await using store = await openPostgresStore({ url });
  await expectUpgraded(store);
});

test('the last release finds no number of its own, and a database of a later release is refused', async () => {
  const url = await lastDatabase();
  await (await openPostgresStore({ url })).close();
  await using database = await connectTo(url);
  expect(await database.query('select number from migrations')).toEqual([{ number: 3 }]);
  await database.query('update migrations set number = 4');
  await expect(openPostgresStore({ url })).rejects.toThrow('A later release has changed the database.');
});

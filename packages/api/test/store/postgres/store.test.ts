import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { temporaryFolder } from '../../support/server.ts';
import { storeContract } from '../../support/store-contract.ts';
import { databaseOf, openTestStore } from '../../support/stores.ts';

const prepare = async () => {
  const place = await temporaryFolder();
  return () => openTestStore(place);
};
storeContract('the PostgreSQL store', prepare);

test('refuses a database that another version of the server has made', async () => {
  const url = await databaseOf(await temporaryFolder());
  await (await openPostgresStore({ url })).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update migrations set number = number + 1');
  await client.end();
  await expect(openPostgresStore({ url })).rejects.toThrow('Another version of the server has made this database');
});

import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/open-store.ts';
import { Database } from '../../../src/store/postgres/database.ts';
import { idOf, leadOf } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf, placeOf } from '../../support/stores.ts';

test('a database of before knows which of its open leads are urgent', async () => {
  const dataDir = await temporaryFolder();
  const before = await openStore(await placeOf(dataDir));
  const [urgent, calm, friend] = [
    leadOf('contact', { message: 'No heat, baby at home' }),
    leadOf('contact', { message: 'A tune-up, please' }),
    leadOf('referral', { comments: 'She smells gas' }),
  ];
  for (const lead of [urgent, calm, friend]) await before.insertLead(lead);
  await before.close();
  const database = new Database(await databaseOf(dataDir));
  onTestFinished(() => database.close());
  await database.query('alter table leads drop column urgent');
  await database.query('delete from migrations where number = 2');

  const after = await openStore(await placeOf(dataDir));
  onTestFinished(() => after.close());
  expect((await after.listLeads({ urgent: true })).map(idOf)).toEqual([friend, urgent].map(idOf));
});

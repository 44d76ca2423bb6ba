import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { idOf, leadOf } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf } from '../../support/stores.ts';

async function storeAndClient() {
  const url = await databaseOf(await temporaryFolder());
  const store = await openPostgresStore({ url });
  const client = new Client(url);
  await client.connect();
  onTestFinished(async () => {
    await Promise.all([store.close(), client.end()]);
  });
  return { store, client };
}

test('no word stays that deleted leads alone said', async () => {
  const { client, store } = await storeAndClient();
  const words = async () =>
    (await client.query<{ word: string }>('select word from search_words')).rows.map(({ word }) => word);
  const erased = leadOf('contact', { lastName: 'Kanarienvogel' }, { receivedAt: '2026-11-20T15:00:00.000Z' });
  const newer = leadOf('contact', { lastName: 'Delgado' }, { receivedAt: '2026-11-22T15:00:00.000Z' });
  for (const lead of [erased, newer]) await store.insertLead(lead);
  const note = { at: '2026-11-22T16:00:00.000Z', text: 'Spoke with Zaphod' };
  await store.updateLead(idOf(erased), (state) => ({ ...state, notes: [note] }));
  expect(await words()).toEqual(expect.arrayContaining(['kanarienvogel', 'zaphod', 'delgado']));
  await store.deleteLeads([idOf(erased)]);
  const left = await words();
  expect(left).toContain('delgado');
  expect(left).not.toContain('kanarienvogel');
  expect(left).not.toContain('zaphod');
});

test('a lead does not wait for another one that says the same words', async () => {
  const { client, store } = await storeAndClient();
  await store.insertLead(leadOf('contact'));
  await client.query('begin');
  await client.query('select from search_words for update');
  expect(await store.insertLead(leadOf('contact'))).toEqual({ outcome: 'created' });
});

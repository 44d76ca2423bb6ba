import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { detailOf, office } from '../../support/inbox.ts';
import { idOf, note } from '../../support/leads.ts';
import { startTestServer } from '../../support/server.ts';
import { openTestStore } from '../../support/stores.ts';
import { addMember, logInRosa, passwords } from '../../support/team.ts';

/** The statements that PostgreSQL gets during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
  } finally {
    spy.mockRestore();
  }
}

test('a change of a lead costs four statements at most, and so does a change of 200 leads', async () => {
  const { url, dataDir } = await startTestServer({ rateLimits: true, pollInterval: 60_000 });
  const store = await openTestStore(dataDir);
  onTestFinished(() => store.close());
  const leads = Array.from({ length: 200 }, (_, index) => note(String(index)));
  for (const lead of leads) await store.insertLead(lead);
  await addMember(url, 'Rosa', passwords.rosa);
  const bearer = await logInRosa(url);
  const [first = ''] = leads.map(idOf);
  const change = (status: string) => office(url, `/leads/${first}`, 'PATCH', { status }, { bearer });
  // The first request reads the tables of the team.
  await change('contacted');
  const one = await statementsOf(() => change('scheduled'));
  const ids = leads.map((lead) => ({ id: idOf(lead) }));
  const many = await statementsOf(() =>
    office(url, '/leads/changes', 'POST', { leads: ids, change: { status: 'done' } }, { bearer }),
  );
  expect((await detailOf(url, first)).status).toBe('done');
  for (const statements of [one, many]) expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
});

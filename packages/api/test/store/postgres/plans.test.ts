import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { listLeads, viewQueries } from '../../../src/inbox/list-leads.ts';
import { openStore } from '../../../src/open-store.ts';
import { Database } from '../../../src/store/postgres/database.ts';
import { PostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { leadOf } from '../../support/leads.ts';
import { temporaryFolder } from '../../support/server.ts';
import { databaseOf, placeOf } from '../../support/stores.ts';

const stored = 30_000;

/** What `explain` tells of a step of a plan. */
interface Step {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

const rowsRead = (step: Step): number => {
  const isScan = step['Node Type'].endsWith('Scan');
  const own = isScan ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'] : 0;
  return own + (step.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, 0);
};

/** Says how many rows were read for what was asked. */
class ExplainingDatabase extends Database {
  read = 0;

  override async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const explain = `explain (analyze, format json) ${text}`;
    const [told] = await super.query<{ 'QUERY PLAN': { Plan: Step }[] }>(explain, values);
    this.read += (told?.['QUERY PLAN'] ?? []).map(({ Plan }) => rowsRead(Plan)).reduce((sum, rows) => sum + rows, 0);
    return super.query(text, values);
  }
}

/** Leads that are done, but for a few that are new, and one that is to be followed. */
async function fullStore() {
  const dataDir = await temporaryFolder();
  const store = await openStore(await placeOf(dataDir));
  const lead = leadOf('contact', { message: 'The upstairs unit blows warm air' }, { suspect: ['links'] });
  await store.insertLead(lead);
  await store.updateLead(lead.entity.id, (state) => ({ ...state, status: 'scheduled', followUp: '2026-11-20' }));
  const database = new ExplainingDatabase(await databaseOf(dataDir));
  onTestFinished(async () => {
    await Promise.all([store.close(), database.close()]);
  });
  // In parts: one statement of all would run into its time limit on a slow machine.
  for (let from = 1; from < stored; from += 3_000) {
    await database.pool.query(`insert into leads select made.* from leads, generate_series(${from}, ${from + 2_999}) n,
      lateral json_populate_record(leads, json_build_object('id', 'made-' || n, 'nonce', 'made-' || n,
        'received_at', received_at - n, 'suspect', false, 'follow_up', null, 'unread', n % 2000 = 0,
        'status', case when n % 1000 = 0 then 'new' else 'done' end)) made where leads.id = '${lead.entity.id}'`);
  }
  await database.pool.query('analyze leads');
  return { database, explained: new PostgresStore(database) };
}

test('no page of the inbox and no count reads all leads, and a word that all said is not counted to its end', async () => {
  const { database, explained } = await fullStore();
  const deps = {
    store: explained,
    now: () => Date.parse('2026-11-21T15:00:00Z'),
    mailServer: 'on',
  };
  const read = async <Result>(most: number, ask: () => Promise<Result>) => {
    database.read = 0;
    const result = await ask();
    expect(database.read).toBeLessThan(most);
    return result;
  };
  const list = (filter: object) =>
    listLeads({ view: 'all', ...filter }, deps as Parameters<typeof listLeads>[1], 'owner');
  expect(await read(1_000, () => list({ view: 'open' }))).toMatchObject({ total: 31, next: null });
  const first = await read(1_000, () => list({}));
  expect(first).toMatchObject({ total: stored + 1, before: 0, suspects: 1 });
  expect(first.leads).toHaveLength(50);
  expect(await read(1_000, () => list({ cursor: first.next ?? '' }))).toMatchObject({ before: 50, total: stored + 1 });
  for (const filter of [
    { view: 'due' },
    { assignee: 'me' },
    { view: 'open', assignee: 'me' },
    { view: 'scheduled' },
    { view: 'suspects' },
    { unread: '1' },
  ]) {
    await read(1_000, () => list(filter));
  }
  expect(await read(10_000, () => list({ q: 'upstairs' }))).toMatchObject({ total: 1_000, more: true });
  expect(await read(5_000, () => list({ q: 'kanarienvogel' }))).toMatchObject({ total: 0 });
  expect(await read(1_000, () => explained.counts())).toMatchObject({ total: stored + 1, suspects: 1, unread: 16 });
});

test('what two servers change at once is counted as it is found', async () => {
  const place = await placeOf(await temporaryFolder());
  const stores = await Promise.all([openStore(place), openStore(place)]);
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  // Enough for the sums to take the place of their rows in the middle of it.
  const made = Array.from({ length: 400 }, () => leadOf('contact', { message: 'counted' }));
  for (const [at, lead] of made.entries()) await stores[at % 2]?.insertLead(lead);
  const days = ['2026-11-20', '2026-11-21', undefined];
  // 20 changes at once, because one that waits too long for a connection is refused.
  for (let start = 0; start < made.length; start += 10) {
    await Promise.all(
      made.slice(start, start + 10).flatMap(({ entity: { id } }, index) =>
        stores.map((store, which) =>
          store.updateLead(id, (state) => {
            const at = start + index;
            const followUp = days[(at + which) % 3];
            const { followUp: _before, ...rest } = state;
            const isAside = at % 10 === 0 && which === 0;
            return {
              ...rest,
              unread: at % 4 === 0,
              status: which === at % 2 ? 'scheduled' : 'done',
              ...(followUp !== undefined && { followUp }),
              ...(isAside && { deletedAt: '2026-11-22T00:00:00.000Z' }),
            };
          }),
        ),
      ),
    );
  }
  await Promise.all([
    stores[0]?.deleteLeads(made.slice(0, 20).map(({ entity }) => entity.id)),
    stores[1]?.deleteLeads([randomUUID()]),
  ]);
  const [store] = stores;
  if (!store) throw new Error('No store');
  const today = '2026-11-20';
  const found = async (query: object) => (await store.listLeads(query)).length;
  expect(await store.countLeads(viewQueries(today))).toEqual({
    all: await found({}),
    open: await found({ openOn: today }),
    due: await found({ dueOn: today }),
    scheduled: await found({ scheduledOn: today }),
    done: await found({ statuses: ['done'] }),
    spam: 0,
    suspects: 0,
  });
  expect(await store.counts()).toMatchObject({ total: await found({}), unread: await found({ unread: true }) });
});

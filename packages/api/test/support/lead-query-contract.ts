import { randomUUID } from 'node:crypto';
import { identityKeys } from '@hvac/content/model';
import { expect, test } from 'vitest';
import type { Lead, LeadState } from '../../src/leads/model/lead.ts';
import { parseSearch, widenSearch } from '../../src/leads/model/search.ts';
import { conditionOf, type Cursor, type LeadQuery } from '../../src/store/lead-query.ts';
import { readCounts } from '../../src/store/lead-counts.ts';
import { IndexedLead, matcherOf } from '../../src/store/lowdb/lead-index.ts';
import type { Store } from '../../src/store/store.ts';
import { idOf, leadOf, note, noteWithMail, suspectNote, textsOf, updateLead } from './leads.ts';

const read = (state: LeadState): LeadState => ({ ...state, unread: false });
const sent = (state: LeadState): LeadState => ({
  ...state,
  deliveries: { office: { 'office@hvac.example': { attempts: 1, sentAt: '2026-11-21T15:00:10.000Z' } } },
});

const countOf = async (store: Store, query: LeadQuery): Promise<number> => (await store.countLeads({ query })).query;

/** How every store finds and counts leads. @param open opens an empty store */
export function leadQueryContract(open: () => Promise<Store>): void {
  test('leads that arrived in the same moment have an order, and a page goes on in it', async () => {
    const store = await open();
    for (let count = 0; count < 9; count++) await store.insertLead(note(String(count), '2026-11-21T15:00:00.000Z'));
    const all = await store.listLeads({});
    const pages: string[] = [];
    for (let after: Cursor | undefined; ;) {
      const [lead] = await store.listLeads({ limit: 1, ...(after && { after }) });
      if (!lead) break;
      pages.push(lead.entity.id);
      after = { receivedAt: Date.parse(lead.submission.receivedAt), id: lead.entity.id };
    }
    expect(pages).toEqual(all.map(idOf));
    const oldest = await store.listLeads({ oldestFirst: true, limit: 3 });
    expect(oldest.map(idOf)).toEqual(pages.slice(-3).toReversed());
  });

  test('counts up to a limit and behind a place, and finds what was set aside by a time', async () => {
    const store = await open();
    const aside = note('aside');
    for (const lead of [note('a'), note('b'), note('c'), aside]) await store.insertLead(lead);
    await updateLead(store, aside.entity.id, (state) => ({ ...state, deletedAt: '2026-11-21T16:00:00.000Z' }));
    const setAsideBy = async (time: string) =>
      textsOf(await store.listLeads({ deleted: true, deletedUntil: Date.parse(time) }));
    expect(await setAsideBy('2026-11-21T16:00:00.000Z')).toEqual(['aside']);
    expect(await setAsideBy('2026-11-21T15:59:59.999Z')).toEqual([]);
    expect(await store.listLeads({ limit: 0 })).toEqual([]);
    expect([await countOf(store, { limit: 2 }), await countOf(store, { limit: 100 })]).toEqual([2, 3]);
    expect(await countOf(store, { limit: 2, to: Date.parse('2027-01-01T00:00:00Z') })).toBe(2);
    const [newest] = await store.listLeads({});
    const place = { receivedAt: Date.parse(newest?.submission.receivedAt ?? ''), id: newest?.entity.id ?? '' };
    expect(await countOf(store, { after: place })).toBe(2);
  });

  test('a closed lead is in no list of open, due or scheduled ones', async () => {
    const store = await open();
    const closed = note('closed');
    await store.insertLead(closed);
    await updateLead(store, closed.entity.id, (state) => ({ ...state, status: 'done', followUp: '2026-11-20' }));
    for (const query of [{ openOn: '2026-11-20' }, { dueOn: '2026-11-20' }, { scheduledOn: '2026-11-19' }]) {
      expect([query, await countOf(store, query)]).toEqual([query, 0]);
    }
  });

  test('finds and counts the same leads by each filter as a look at every lead does', async () => {
    const store = await open();
    const [first, second] = [randomUUID(), randomUUID()];
    const dueAt = '2026-11-22T00:00:00.000Z';
    const states: Partial<LeadState>[] = [
      { unread: false, assignee: first, followUp: '2026-11-20' },
      { status: 'scheduled', followUp: '2026-11-22', assignee: second },
      {
        status: 'done',
        history: [{ at: '2026-11-21T16:00:00.000Z', kind: 'status', detail: 'done' }],
        followUp: '2026-11-20',
        deliveries: { office: { 'a@hvac.example': { attempts: 2, dueAt } } },
      },
      { deletedAt: '2026-11-21T16:00:00.000Z' },
      { deletedAt: '2026-11-22T16:00:00.000Z' },
      {
        cleared: true,
        status: 'contacted',
        deliveries: { assignment: { 'b@hvac.example': { attempts: 0, dueAt } } },
        notes: [{ at: '2026-11-21T16:00:00.000Z', text: 'Zanzibar' }],
      },
      { deliveries: { office: { 'a@hvac.example': { attempts: 2, problem: 'It was refused' } } } },
      {},
    ];
    const leads: Lead[] = [];
    for (const [at, state] of [...states, ...states].entries()) {
      const came = { receivedAt: `2026-11-${10 + at}T15:00:00.000Z`, ...(at % 2 && { suspect: ['links' as const] }) };
      const said = {
        message: `call 555-01${10 + at}${at % 2 ? ', no heat' : ''}`,
        email: at % 3 ? 'dana@example.com' : `${at}@example.com`,
      };
      const lead = leadOf(at < 6 ? 'contact' : 'referral', said, {
        ...came,
        ...(at % 4 && { deliveries: { office: {} } }),
      });
      await store.insertLead(lead);
      const changed = await updateLead(store, idOf(lead), (before) => ({ ...before, ...state }));
      if (changed) leads.push(changed);
    }
    const noonOn = (day: number) => Date.parse(`2026-11-${day}T12:00:00.000Z`);
    const samples: {
      [Name in Exclude<keyof LeadQuery, 'limit' | 'oldestFirst'>]-?: readonly Required<LeadQuery>[Name][];
    } = {
      id: [idOf(leads[1] as Lead), idOf(leads[1] as Lead).toUpperCase(), 'none'],
      kinds: [['contact'], ['contact', 'referral'], []],
      statuses: [['new'], ['done', 'contacted'], []],
      unread: [true, false],
      suspect: [true, false],
      deleted: [true, false],
      deletedUntil: [noonOn(23), noonOn(22), noonOn(20)],
      assignee: [first, null],
      urgent: [true, false],
      concerns: [first],
      openOn: ['2026-11-21', '2026-11-22'],
      dueOn: ['2026-11-21', '2026-11-22'],
      notDueOn: ['2026-11-21', '2026-11-22'],
      scheduledOn: ['2026-11-21', '2026-11-22'],
      from: [noonOn(15), Date.parse('2026-11-15T15:00:00.000Z')],
      to: [noonOn(15), Date.parse('2026-11-15T15:00:00.000Z')],
      person: [
        identityKeys({ email: 'DANA@example.com', phone: '(904) 555-0111' }),
        identityKeys({ name: 'Dana Okafor' }),
        identityKeys({ phone: '904-555-0188' }),
        ['nobody'],
        [],
      ],
      pending: ['office', 'webhook', 'assignment', 'acknowledgment'],
      due: (['office', 'assignment'] as const).flatMap((channel) =>
        [noonOn(21), noonOn(22)].map((until) => ({ channel, until })),
      ),
      mailStuck: [true, false],
      closedUntil: [noonOn(22), noonOn(20)],
      after: [{ receivedAt: Date.parse('2026-11-15T15:00:00.000Z'), id: idOf(leads[5] as Lead) }],
      words: [parseSearch('555-0112'), parseSearch('call dana'), parseSearch('zanzi'), parseSearch('nobody')],
    };
    const matching = (query: LeadQuery) =>
      leads.filter((lead) => matcherOf(conditionOf(query), () => [])(new IndexedLead(lead))).map(idOf);
    for (const [filter, values] of Object.entries(samples)) {
      const others: LeadQuery = filter === 'deletedUntil' ? { deleted: true } : {};
      const counts: number[] = [];
      for (const value of values) {
        const query: LeadQuery = { ...others, [filter]: value };
        const expected = matching(query);
        expect([query, (await store.listLeads(query)).toReversed().map(idOf)]).toEqual([query, expected]);
        expect([query, await countOf(store, query)]).toEqual([query, expected.length]);
        counts.push(expected.length);
      }
      const isTried = counts.some((count) => count > 0 && count < matching(others).length);
      expect(isTried, `\`${filter}\` finds some of the leads above, and leaves some out`).toBe(true);
    }
  });

  test('finds names that resemble a typed word, and no others', async () => {
    const store = await open();
    for (const lastName of ['Margarete', 'Delgado', 'Whitfield'])
      await store.insertLead(leadOf('contact', { lastName }));
    const found = async (typed: string) =>
      (await store.listLeads({ words: widenSearch(parseSearch(typed)) ?? [] })).map(({ entity }) => entity.lastName);
    for (const [typed, name] of [
      ['margret', 'Margarete'],
      ['delgdo', 'Delgado'],
      ['dlegado', 'Delgado'],
      ['witfield', 'Whitfield'],
      ['the lady whitfeld', 'Whitfield'],
    ] as const) {
      expect([typed, await found(typed)]).toEqual([typed, [name]]);
    }
    for (const typed of ['merton', 'zamboni', 'whitfield zamboni'])
      expect([typed, await found(typed)]).toEqual([typed, []]);
  });

  test('counts, and says when something has changed', async () => {
    const store = await open();
    expect(await readCounts(store)).toMatchObject({ unread: 0, suspects: 0, mailDue: 0, lastLeadAt: undefined });
    const revisions = [(await readCounts(store)).revision];
    const records = [note('a'), suspectNote('b'), noteWithMail('c', '2026-11-21T17:00:00.000Z')];
    for (const record of records) {
      await store.insertLead(record);
      revisions.push((await readCounts(store)).revision);
    }
    const counts = { unread: 3, suspects: 1, mailDue: 1, lastLeadAt: Date.parse('2026-11-21T17:00:00.000Z') };
    expect(await readCounts(store)).toMatchObject(counts);
    for (const { entity } of records) {
      await updateLead(store, entity.id, (state) => ({ ...sent(read(state)), cleared: true }));
      revisions.push((await readCounts(store)).revision);
    }
    expect(await readCounts(store)).toMatchObject({ ...counts, unread: 0, suspects: 0, mailDue: 0 });
    expect(new Set(revisions).size).toBe(revisions.length);
  });
}

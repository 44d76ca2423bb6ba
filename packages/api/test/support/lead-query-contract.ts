import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { viewQueries } from '../../src/inbox/list-leads.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import type { LeadState } from '../../src/leads/model/lead-state.ts';
import { parseSearch } from '../../src/leads/model/search.ts';
import { conditionOf, type Cursor, type LeadQuery } from '../../src/store/lead-query.ts';
import { matcherOf } from '../../src/store/lowdb/lead-index.ts';
import type { Store } from '../../src/store/store.ts';
import { idOf, leadOf, note, noteWithMail, suspectNote, textsOf } from './leads.ts';

const read = (state: LeadState): LeadState => ({ ...state, unread: false });
const sent = (state: LeadState): LeadState => ({
  ...state,
  delivery: { attempts: 1, sentAt: '2026-11-21T15:00:10.000Z' },
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
  });

  test('tells suspects, unread leads, statuses and times apart', async () => {
    const store = await open();
    const [good, seen, bad, cleared] = [
      note('good', '2026-11-20T15:00:00.000Z'),
      note('seen'),
      suspectNote('bad'),
      suspectNote('cleared'),
    ];
    for (const record of [good, seen, bad, cleared]) await store.insertLead(record);
    await store.updateLead(seen.entity.id, (state) => ({ ...read(state), status: 'scheduled' }));
    await store.updateLead(cleared.entity.id, (state) => ({ ...state, cleared: true }));

    const found = async (query: Parameters<Store['listLeads']>[0]) => textsOf(await store.listLeads(query)).toSorted();
    expect(await found({ suspect: true })).toEqual(['bad']);
    expect(await found({ unread: true })).toEqual(['bad', 'cleared', 'good']);
    expect(await found({ unread: false })).toEqual(['seen']);
    expect(await found({ statuses: ['scheduled'] })).toEqual(['seen']);
    expect(await found({ statuses: ['done', 'spam'] })).toEqual([]);
    expect(await found({ kinds: [] })).toEqual([]);
    expect(await found({ kinds: ['contact'], statuses: ['new', 'done'], suspect: true })).toEqual(['bad']);
    const then = Date.parse('2026-11-20T15:00:00.000Z');
    expect(await found({ from: then, to: then + 1 })).toEqual(['good']);
    expect(await found({ to: then })).toEqual([]);
    expect(await found({ from: then + 1 })).toEqual(['bad', 'cleared', 'seen']);
  });

  test('answers the questions of the inbox: what is open and due, how many, and in which views', async () => {
    const store = await open();
    const stands: Record<string, Partial<LeadState>> = {
      new: {},
      called: { status: 'contacted', followUp: '2026-11-22' },
      late: { status: 'scheduled', followUp: '2026-11-20' },
      later: { status: 'scheduled', followUp: '2026-12-01' },
      closed: { status: 'done', followUp: '2026-11-20' },
      junk: { status: 'spam' },
      aside: { deletedAt: '2026-11-21T16:00:00.000Z' },
    };
    for (const [text, changes] of Object.entries(stands)) {
      const lead = note(text);
      await store.insertLead(lead);
      await store.updateLead(lead.entity.id, (state) => ({ ...state, ...changes }));
    }
    await store.insertLead(suspectNote('suspect'));
    const found = async (query: LeadQuery) => {
      const texts = textsOf(await store.listLeads(query));
      expect(await countOf(store, query)).toBe(texts.length);
      return texts.filter((text) => text !== 'suspect');
    };
    expect(await found({ openOn: '2026-11-22' })).toEqual(['late', 'called', 'new']);
    expect(await found({ openOn: '2026-11-21' })).toEqual(['late', 'new']);
    expect(await found({ scheduledOn: '2026-11-21' })).toEqual(['later', 'called']);
    expect(await found({ dueOn: '2026-11-22' })).toEqual(['late', 'called']);
    expect(await found({ dueOn: '2026-11-21' })).toEqual(['late']);
    expect(await found({ openOn: '2026-11-22', notDueOn: '2026-11-22' })).toEqual(['new']);
    expect(await found({ statuses: ['done', 'scheduled'] })).toEqual(['closed', 'later', 'late']);
    expect(await found({ deleted: true, deletedUntil: Date.parse('2026-11-21T16:00:00.000Z') })).toEqual(['aside']);
    expect(await found({ deleted: true, deletedUntil: Date.parse('2026-11-21T15:59:59.999Z') })).toEqual([]);
    expect(await store.listLeads({ limit: 0 })).toEqual([]);
    expect(await countOf(store, { limit: 3 })).toBe(3);
    expect(await countOf(store, { limit: 100 })).toBe(7);
    expect(await countOf(store, { limit: 2, to: Date.parse('2027-01-01T00:00:00Z') })).toBe(2);
    const [, second] = await store.listLeads({});
    const place = { receivedAt: Date.parse(second?.submission.receivedAt ?? ''), id: second?.entity.id ?? '' };
    expect(await countOf(store, { after: place })).toBe(5);
    const views = { all: 7, open: 4, due: 2, scheduled: 1, done: 1, spam: 1, suspects: 1 };
    expect(await store.countLeads(viewQueries('2026-11-22'))).toEqual(views);
  });

  test('finds and counts the same leads by each filter as a look at every lead does', async () => {
    const store = await open();
    const [first, second] = [randomUUID(), randomUUID()];
    const states: Partial<LeadState>[] = [
      { unread: false, assignee: first, followUp: '2026-11-20' },
      { status: 'scheduled', followUp: '2026-11-22', assignee: second },
      { status: 'done', followUp: '2026-11-20', delivery: { attempts: 2 } },
      { deletedAt: '2026-11-21T16:00:00.000Z' },
      { cleared: true, status: 'contacted', notes: [{ at: '2026-11-21T16:00:00.000Z', text: 'Kanarienvogel' }] },
      {},
    ];
    const leads: Lead[] = [];
    for (const [at, state] of [...states, ...states].entries()) {
      const came = { receivedAt: `2026-11-${10 + at}T15:00:00.000Z`, ...(at % 2 && { suspect: ['links' as const] }) };
      const said = { message: `call 555-01${10 + at}`, email: at % 3 ? 'dana@example.com' : `${at}@example.com` };
      const lead = leadOf(at < 6 ? 'contact' : 'referral', said, { ...came, ...(at % 4 && { mail: 'due' }) });
      await store.insertLead(lead);
      const changed = await store.updateLead(idOf(lead), (before) => ({ ...before, ...state }));
      if (changed) leads.push(changed);
    }
    const noonOn = (day: number) => Date.parse(`2026-11-${day}T12:00:00.000Z`);
    const samples: { [Name in Exclude<keyof LeadQuery, 'limit'>]-?: readonly Required<LeadQuery>[Name][] } = {
      kinds: [['contact'], ['contact', 'referral']],
      statuses: [['new'], ['done', 'contacted']],
      unread: [true, false],
      suspect: [true, false],
      deleted: [true, false],
      deletedUntil: [noonOn(23), noonOn(20)],
      assignee: [first, null],
      openOn: ['2026-11-21', '2026-11-22'],
      dueOn: ['2026-11-21', '2026-11-22'],
      notDueOn: ['2026-11-21', '2026-11-22'],
      scheduledOn: ['2026-11-21', '2026-11-22'],
      from: [noonOn(15)],
      to: [noonOn(15)],
      sender: [{ email: 'dana@example.com', phone: undefined }],
      mailDue: [true, false],
      mailStuck: [true, false],
      after: [{ receivedAt: Date.parse('2026-11-15T15:00:00.000Z'), id: idOf(leads[5] as Lead) }],
      words: [parseSearch('555-0112'), parseSearch('call dana'), parseSearch('kanarien'), parseSearch('nobody')],
    };
    let found = 0;
    for (const [filter, values] of Object.entries(samples)) {
      for (const value of values) {
        const query: LeadQuery = { ...(filter === 'deletedUntil' && { deleted: true }), [filter]: value };
        const expected = leads.filter(matcherOf(conditionOf(query))).map(idOf);
        expect([query, (await store.listLeads(query)).toReversed().map(idOf)]).toEqual([query, expected]);
        expect([query, await countOf(store, query)]).toEqual([query, expected.length]);
        found += Number(expected.length > 0);
      }
    }
    expect(found).toBeGreaterThan(25);
  });

  test('suggests names one letter off, and those two letters off for seven letters and more', async () => {
    const store = await open();
    await store.insertLead(leadOf('contact', { firstName: 'Margarete', lastName: 'Marten' }));
    expect(await store.suggestWords(parseSearch('margret'))).toEqual([{ anyOf: ['margret', 'margarete'] }]);
    expect(await store.suggestWords(parseSearch('martin'))).toEqual([{ anyOf: ['martin', 'marten'] }]);
    expect(await store.suggestWords(parseSearch('merton'))).toBeUndefined();
  });

  test('counts, and says when something has changed', async () => {
    const store = await open();
    expect(await store.counts()).toMatchObject({ unread: 0, suspects: 0, mailDue: 0, lastLeadAt: undefined });
    const revisions = [(await store.counts()).revision];
    const records = [note('a'), suspectNote('b'), noteWithMail('c', '2026-11-21T17:00:00.000Z')];
    for (const record of records) {
      await store.insertLead(record);
      revisions.push((await store.counts()).revision);
    }
    const counts = { unread: 3, suspects: 1, mailDue: 1, lastLeadAt: Date.parse('2026-11-21T17:00:00.000Z') };
    expect(await store.counts()).toMatchObject(counts);
    for (const { entity } of records) {
      await store.updateLead(entity.id, (state) => ({ ...sent(read(state)), cleared: true }));
      revisions.push((await store.counts()).revision);
    }
    expect(await store.counts()).toMatchObject({ ...counts, unread: 0, suspects: 0, mailDue: 0 });
    expect(new Set(revisions).size).toBe(revisions.length);
  });
}

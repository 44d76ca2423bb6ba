import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DeliveryChannel } from '../../src/leads/model/deliveries.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import type { LeadState } from '../../src/leads/model/lead-state.ts';
import { wordsOf } from '../../src/leads/model/search.ts';
import type { Cursor, LeadQuery, Store } from '../../src/store/store.ts';
import { idOf, leadOf, note, noteWithMail, suspectNote, textsOf } from './leads.ts';

const withNote =
  (text: string) =>
  (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, { at: '2026-11-21T16:00:00.000Z', text }] });
const read = (state: LeadState): LeadState => ({ ...state, unread: false });
const sent = (state: LeadState): LeadState => ({
  ...state,
  delivery: { attempts: 1, sentAt: '2026-11-21T15:00:10.000Z' },
});

const minute = 60_000;
const noon = Date.parse('2026-11-21T17:00:00.000Z');

/** What one sender after the other would be given, as texts: nothing is claimed afterwards. */
async function dueIn(store: Store): Promise<string[]> {
  const leads = await store.claimDeliveries({ channel: 'office', now: noon, leaseUntil: noon });
  return textsOf(leads);
}

/**
 * What every store must do with the states of leads, whatever stands behind the port.
 * @param prepare gives an empty store's opener; opening again after `close` finds what was kept
 */
export function leadStatesContract(name: string, prepare: () => Promise<() => Promise<Store>>): void {
  const open = async () => {
    const opener = await prepare();
    const store = await opener();
    onTestFinished(() => store.close());
    return store;
  };

  describe(`${name} keeps the contract of lead states`, () => {
    test('a lead to which nothing has happened is new and unread', async () => {
      const store = await open();
      const record = note('a');
      await store.insertLead(record);
      const { id } = record.entity;
      expect(await store.getLead(id)).toEqual(record);
    });

    test('finds leads by whom they are given to, and those that nobody has', async () => {
      const store = await open();
      const records = ['rosa', 'owner', 'nobody', 'rosa again'].map((text) => note(text));
      for (const record of records) await store.insertLead(record);
      const give = (at: number, assignee: string) =>
        store.updateLead(records[at]?.entity.id ?? '', (state) => ({ ...state, assignee }));
      const rosa = randomUUID();
      await Promise.all([give(0, rosa), give(1, 'owner'), give(3, rosa)]);
      const textsOfQuery = async (query: LeadQuery) => textsOf(await store.listLeads(query));
      expect(await textsOfQuery({ assignee: rosa })).toEqual(['rosa again', 'rosa']);
      expect(await textsOfQuery({ assignee: 'owner' })).toEqual(['owner']);
      expect(await textsOfQuery({ assignee: null })).toEqual(['nobody']);
      expect(await store.countLeads({ assignee: rosa, words: wordsOf('again') })).toBe(1);
      await store.updateLead(records[3]?.entity.id ?? '', ({ assignee: _before, ...state }) => state);
      expect(await textsOfQuery({ assignee: rosa })).toEqual(['rosa']);
      expect(await textsOfQuery({ assignee: null })).toEqual(['rosa again', 'nobody']);
    });

    test('gives back every change, also after it was closed and opened again', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = [note('october', '2026-10-31T23:00:00.000Z'), note('a'), note('b')];
      for (const record of records) await first.insertLead(record);
      const states: (LeadState | undefined)[] = [];
      for (const { entity } of records) {
        states.push((await first.updateLead(entity.id, withNote('Zoë called 雪\n"again"')))?.state);
        states.push((await first.updateLead(entity.id, read))?.state);
      }
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      for (const [index, { entity }] of records.entries()) {
        const state = (await second.getLead(entity.id))?.state;
        expect(state).toEqual(states[2 * index + 1]);
        expect(state).toMatchObject({ unread: false, notes: [{ text: 'Zoë called 雪\n"again"' }] });
      }
    });

    test('loses no change of those that are made at once', async () => {
      const store = await open();
      const records = [note('a'), note('b')];
      for (const record of records) await store.insertLead(record);
      const texts = Array.from({ length: 50 }, (_, index) => String(index));
      await Promise.all(
        texts.flatMap((text) => records.map(({ entity }) => store.updateLead(entity.id, withNote(text)))),
      );
      for (const { entity } of records) {
        expect((await store.getLead(entity.id))?.state.notes.map((kept) => kept.text)).toEqual(texts);
      }
    });

    test('knows no lead that never came', async () => {
      const store = await open();
      await store.insertLead(note('a'));
      expect(await store.getLead(randomUUID())).toBeUndefined();
      expect(await store.updateLead(randomUUID(), read)).toBeUndefined();
    });

    test('finds leads newest first, across months, whatever the order in which they came', async () => {
      const store = await open();
      const times = ['2026-12-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
      for (const time of times) await store.insertLead(note(time, time));
      expect(textsOf(await store.listLeads({}))).toEqual([times[2], times[0], times[1]]);
    });

    test('goes on after a place, and new arrivals shift nothing', async () => {
      const store = await open();
      const records = Array.from({ length: 9 }, (_, index) => note(String(index)));
      for (const record of records) await store.insertLead(record);
      const all = await store.listLeads({});
      const fourth = all[3];
      const place = { receivedAt: Date.parse(fourth?.intake.receivedAt ?? ''), id: fourth?.entity.id ?? '' };
      await store.insertLead(note('later', '2026-11-21T16:00:00.000Z'));
      expect(await store.listLeads({ after: place })).toEqual(all.slice(4));
    });

    test('leads that arrived in the same moment have an order, and a page goes on in it', async () => {
      const store = await open();
      for (let count = 0; count < 9; count++) await store.insertLead(note(String(count), '2026-11-21T15:00:00.000Z'));
      const all = await store.listLeads({});
      const pages: string[] = [];
      for (let after: Cursor | undefined; ;) {
        const [lead] = await store.listLeads({ limit: 1, ...(after && { after }) });
        if (!lead) break;
        pages.push(lead.entity.id);
        after = { receivedAt: Date.parse(lead.intake.receivedAt), id: lead.entity.id };
      }
      expect(pages).toEqual(all.map(idOf));
    });

    test('the same nonce makes one lead, whatever comes at once or later', async () => {
      const opener = await prepare();
      const first = await opener();
      const lead = note('first');
      const repeated = leadOf('contact', { message: 'again' }, lead.intake);
      const other = leadOf('contact', { message: 'other' }, { ...lead.intake, digest: 'e' });
      const outcomes = await Promise.all([lead, repeated, other].map((each) => first.insertLead(each)));
      expect(outcomes).toEqual([{ outcome: 'created' }, { outcome: 'duplicate', lead }, { outcome: 'nonceUsed' }]);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.insertLead(repeated)).toEqual({ outcome: 'duplicate', lead });
      expect(await second.insertLead(other)).toEqual({ outcome: 'nonceUsed' });
      expect(textsOf(await second.listLeads({}))).toEqual(['first']);
    });

    test('what was set aside is in no list and no count, and can be put back or removed', async () => {
      const opener = await prepare();
      const first = await opener();
      const [aside, kept] = [noteWithMail('aside'), note('kept')];
      for (const lead of [aside, kept]) await first.insertLead(lead);
      await first.updateLead(aside.entity.id, (state) => ({ ...state, deletedAt: '2026-11-22T00:00:00.000Z' }));
      const check = async (store: Store) => {
        expect(textsOf(await store.listLeads({}))).toEqual(['kept']);
        expect(textsOf(await store.listLeads({ words: wordsOf('aside') }))).toEqual([]);
        expect(textsOf(await store.listLeads({ folder: 'deleted' }))).toEqual(['aside']);
        expect(await store.getLead(aside.entity.id)).toBeUndefined();
        expect(await dueIn(store)).toEqual([]);
        expect(await store.counts()).toMatchObject({ total: 1, unread: 1, mailDue: 0 });
      };
      await check(first);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      await check(second);
      await second.updateLead(aside.entity.id, ({ deletedAt: _then, ...state }) => state);
      expect(await second.getLead(aside.entity.id)).toEqual(aside);
      await second.updateLead(aside.entity.id, (state) => ({ ...state, deletedAt: '2026-11-22T00:00:00.000Z' }));
      expect(await second.deleteLeads([aside.entity.id])).toEqual({ leads: 1, resumes: 0 });
      expect(await second.listLeads({ folder: 'deleted' })).toEqual([]);
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

      const found = async (query: Parameters<Store['listLeads']>[0]) =>
        textsOf(await store.listLeads(query)).toSorted();
      expect(await found({ folder: 'suspects' })).toEqual(['bad']);
      expect(await found({ unread: true })).toEqual(['bad', 'cleared', 'good']);
      expect(await found({ unread: false })).toEqual(['seen']);
      expect(await found({ statuses: ['scheduled'] })).toEqual(['seen']);
      expect(await found({ statuses: ['done', 'spam'] })).toEqual([]);
      expect(await found({ kinds: [] })).toEqual([]);
      expect(await found({ kinds: ['contact'], statuses: ['new', 'done'], folder: 'suspects' })).toEqual(['bad']);
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
        expect(await store.countLeads(query)).toBe(texts.length);
        return texts.filter((text) => text !== 'suspect');
      };
      expect(await found({ openOn: '2026-11-22' })).toEqual(['late', 'called', 'new']);
      expect(await found({ dueOn: '2026-11-22' })).toEqual(['late', 'called']);
      expect(await found({ dueOn: '2026-11-21' })).toEqual(['late']);
      expect(await found({ openOn: '2026-11-22', notDueOn: '2026-11-22' })).toEqual(['new']);
      expect(await found({ statuses: ['done', 'scheduled'] })).toEqual(['closed', 'later', 'late']);
      expect(await found({ folder: 'deleted', deletedUntil: Date.parse('2026-11-21T16:00:00.000Z') })).toEqual([
        'aside',
      ]);
      expect(await found({ folder: 'deleted', deletedUntil: Date.parse('2026-11-21T15:59:59.999Z') })).toEqual([]);
      expect(await store.listLeads({ limit: 0 })).toEqual([]);
      expect(await store.countLeads({ limit: 3 })).toBe(3);
      expect(await store.countLeads({ limit: 100 })).toBe(7);
      expect(await store.countLeads({ limit: 2, to: Date.parse('2027-01-01T00:00:00Z') })).toBe(2);
      const [, second] = await store.listLeads({});
      const place = { receivedAt: Date.parse(second?.intake.receivedAt ?? ''), id: second?.entity.id ?? '' };
      expect(await store.countLeads({ after: place })).toBe(5);
      const views = { all: 7, open: 4, due: 2, scheduled: 2, done: 1, spam: 1, suspects: 1 };
      expect(await store.views('2026-11-22')).toEqual(views);
    });

    test('finds words in what was said and in notes, as plain text', async () => {
      const store = await open();
      const texts = ['100% off_season \\ done', 'Zoë 雪 called', 'call (904) 555-0177 now', 'nothing'];
      const records = texts.map((text) => note(text));
      for (const record of records) await store.insertLead(record);
      await store.updateLead(records[3]?.entity.id ?? '', withNote('Kanarienvogel, 904.555.0199'));
      const found = async (typed: string) => textsOf(await store.listLeads({ words: wordsOf(typed) }));
      expect(await found('0% OFF_s')).toEqual([texts[0]]);
      expect(await found('off%season')).toEqual([]);
      expect(await found('\\')).toEqual([texts[0]]);
      expect(await found('zoe')).toEqual([texts[1]]);
      expect(await found('雪 called')).toEqual([texts[1]]);
      expect(await found('904-555-0177')).toEqual([texts[2]]);
      expect(await found('5550199 kanarien')).toEqual([texts[3]]);
      expect(await found('kanarien zoe')).toEqual([]);
      expect(await found('called\0')).toEqual([]);
    });

    test('gives each delivery to one server at a time, oldest first', async () => {
      const store = await open();
      const leads = ['a', 'b', 'c', 'd'].map((text) => noteWithMail(text));
      for (const lead of leads) await store.insertLead(lead);
      const claim = (limit: number, now = noon) =>
        store.claimDeliveries({ channel: 'office', limit, now, leaseUntil: now + minute }).then(textsOf);
      const [first, second] = await Promise.all([claim(2), claim(2)]);
      expect([...first, ...second].toSorted()).toEqual(['a', 'b', 'c', 'd']);
      expect(await claim(9)).toEqual([]);
      // A change of the lead ends no lease.
      await store.updateLead(idOf(leads[0] as Lead), withNote('called'));
      expect(await claim(9)).toEqual([]);
      // A lease ends by the clock.
      expect(await claim(9, noon + minute)).toEqual(['a', 'b', 'c', 'd']);
    });

    test('gives a delivery that failed when it is due again, or when all are woken', async () => {
      const store = await open();
      const leads = ['a', 'b', 'c'].map((text) => noteWithMail(text));
      for (const lead of leads) await store.insertLead(lead);
      const [a = '', b = '', c = ''] = leads.map(idOf);
      const claim = (now: number) =>
        store.claimDeliveries({ channel: 'office', now, leaseUntil: now + minute }).then(textsOf);
      expect(await claim(noon)).toEqual(['a', 'b', 'c']);
      await store.releaseDeliveries('office', [a, b], noon + 5);
      await store.releaseDeliveries('office', [c], 0);
      expect(await claim(noon + 4)).toEqual(['c']);
      expect(await claim(noon + 5)).toEqual(['a', 'b']);
      await store.releaseDeliveries('office', [a], noon + minute);
      await store.wakeDeliveries('office');
      // What is leased stays so.
      expect(await claim(noon + 6)).toEqual(['a']);
    });

    test('tells the channels apart, and old leads from those that the office has asked for', async () => {
      const store = await open();
      const [old, asked, young] = [
        leadOf('contact', { message: 'old' }, { mail: 'due', webhook: 'due', receivedAt: '2026-11-01T15:00:00.000Z' }),
        noteWithMail('asked', '2026-11-02T15:00:00.000Z'),
        noteWithMail('young'),
      ];
      for (const lead of [old, asked, young]) await store.insertLead(lead);
      await store.updateLead(asked.entity.id, (state) => ({
        ...state,
        history: [{ at: '2026-11-21T17:00:00.000Z', kind: 'mail-resend', detail: '' }],
      }));
      const before = Date.parse('2026-11-20T00:00:00.000Z');
      const claim = (channel: DeliveryChannel, wanted?: boolean) =>
        store
          .claimDeliveries({
            channel,
            now: noon,
            leaseUntil: noon + minute,
            ...(wanted !== undefined && { old: { before, wanted } }),
          })
          .then(textsOf);
      expect(await claim('office', true)).toEqual(['old']);
      expect(await claim('office', false)).toEqual(['asked', 'young']);
      expect(await claim('webhook')).toEqual(['old']);
      expect(await claim('acknowledgement')).toEqual([]);
      await store.updateLead(young.entity.id, (state) => ({ ...state, acknowledgement: { attempts: 0 } }));
      expect(await claim('acknowledgement')).toEqual(['young']);
      await store.updateLead(young.entity.id, (state) => ({
        ...state,
        acknowledgement: { attempts: 1, sentAt: '2026-11-21T17:00:00.000Z' },
      }));
      await store.releaseDeliveries('acknowledgement', [young.entity.id], 0);
      expect(await claim('acknowledgement')).toEqual([]);
    });

    test('a used nonce makes no lead, and is forgotten when its token has expired', async () => {
      const store = await open();
      const consume = (nonce: string, digest: string, now = noon) =>
        store.consumeNonce({ nonce, digest, now, until: now + minute }).then(({ outcome }) => outcome);
      expect(await consume('n', 'first')).toBe('created');
      expect(await consume('n', 'first')).toBe('duplicate');
      expect(await consume('n', 'second')).toBe('nonceUsed');
      const lead = leadOf('contact', {}, { nonce: 'n', digest: 'second' });
      expect(await store.insertLead(lead)).toEqual({ outcome: 'nonceUsed' });
      expect(await consume('other', 'x', noon + minute)).toBe('created');
      expect(await store.insertLead(lead)).toEqual({ outcome: 'created' });
      expect(await consume('n', 'second')).toBe('nonceUsed');
    });

    test('lets one be alone after the other, and nobody waits for one that failed', async () => {
      const store = await open();
      const diary: string[] = [];
      const alone = (who: string) =>
        store.withLock('retention', async () => {
          diary.push(`${who} begins`);
          await store.counts();
          diary.push(`${who} ends`);
          if (who === 'b') throw new RangeError('made by a test');
          return who;
        });
      const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(alone));
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(diary.map((entry) => entry.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    });

    test('knows nothing of a lead that was removed', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = ['a', 'b', 'c'].map((text) => noteWithMail(text));
      for (const record of records) await first.insertLead(record);
      const [, removed = ''] = records.map(({ entity }) => entity.id);
      await first.updateLead(removed, withNote('gone'));
      expect(await first.deleteLeads([removed])).toEqual({ leads: 1, resumes: 0 });
      const check = async (store: Store) => {
        expect(await store.getLead(removed)).toBeUndefined();
        expect(textsOf(await store.listLeads({})).toSorted()).toEqual(['a', 'c']);
        expect(await store.counts()).toMatchObject({ unread: 2, mailDue: 2 });
      };
      await check(first);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      await check(second);
      expect(await second.deleteLeads([removed])).toEqual({ leads: 0, resumes: 0 });
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

    test('knows whose message is to go out, after a restart too', async () => {
      const opener = await prepare();
      const first = await opener();
      const before = note('from before there was mail', '2026-11-01T15:00:00.000Z');
      const [gone, failed, waiting] = [
        noteWithMail('gone'),
        noteWithMail('failed', '2026-11-20T15:00:00.000Z'),
        noteWithMail('waiting'),
      ];
      for (const record of [gone, before, failed, waiting]) await first.insertLead(record);
      await first.updateLead(gone.entity.id, sent);
      await first.updateLead(failed.entity.id, (state) => ({
        ...state,
        delivery: { attempts: 3, nextAttemptAt: '2026-11-21T16:00:00.000Z', problem: 'It hung up' },
      }));
      expect(await dueIn(first)).toEqual(['failed', 'waiting']);
      for (const { entity } of [gone, before]) {
        await first.updateLead(entity.id, (state) => ({ ...state, delivery: { attempts: 0, resend: true } }));
      }
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      const due = await dueIn(second);
      expect(due.slice(0, 2)).toEqual(['from before there was mail', 'failed']);
      expect(due.toSorted()).toEqual(['failed', 'from before there was mail', 'gone', 'waiting']);
      expect((await second.counts()).mailDue).toBe(4);
      await second.updateLead(gone.entity.id, sent);
      expect((await second.counts()).mailDue).toBe(3);
    });
  });
}

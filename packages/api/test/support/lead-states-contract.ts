import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadState } from '../../src/lead/state.ts';
import type { LeadPlace, Store } from '../../src/store/port.ts';
import { idOf, leadOf, note, noteWithMail, suspectNote, textsOf } from './leads.ts';

const withNote =
  (text: string) =>
  (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, { at: '2026-11-21T16:00:00.000Z', text }] });
const read = (state: LeadState): LeadState => ({ ...state, unread: false });
const sent = (state: LeadState): LeadState => ({
  ...state,
  delivery: { attempts: 1, sentAt: '2026-11-21T15:00:10.000Z' },
});

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
      await store.take(record);
      const { id } = record.entity;
      expect(await store.get(id)).toEqual(record);
    });

    test('gives back every change, also after it was closed and opened again', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = [note('october', '2026-10-31T23:00:00.000Z'), note('a'), note('b')];
      for (const record of records) await first.take(record);
      const states: (LeadState | undefined)[] = [];
      for (const { entity } of records) {
        states.push((await first.change(entity.id, withNote('Zoë called 雪\n"again"')))?.state);
        states.push((await first.change(entity.id, read))?.state);
      }
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      for (const [index, { entity }] of records.entries()) {
        const state = (await second.get(entity.id))?.state;
        expect(state).toEqual(states[2 * index + 1]);
        expect(state).toMatchObject({ unread: false, notes: [{ text: 'Zoë called 雪\n"again"' }] });
      }
    });

    test('loses no change of those that are made at once', async () => {
      const store = await open();
      const records = [note('a'), note('b')];
      for (const record of records) await store.take(record);
      const texts = Array.from({ length: 50 }, (_, index) => String(index));
      await Promise.all(texts.flatMap((text) => records.map(({ entity }) => store.change(entity.id, withNote(text)))));
      for (const { entity } of records) {
        expect((await store.get(entity.id))?.state.notes.map((kept) => kept.text)).toEqual(texts);
      }
    });

    test('knows no lead that never came', async () => {
      const store = await open();
      await store.take(note('a'));
      expect(await store.get(randomUUID())).toBeUndefined();
      expect(await store.change(randomUUID(), read)).toBeUndefined();
    });

    test('finds leads newest first, across months, whatever the order in which they came', async () => {
      const store = await open();
      const times = ['2026-12-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
      for (const time of times) await store.take(note(time, time));
      expect(textsOf(await store.find({}))).toEqual([times[2], times[0], times[1]]);
    });

    test('goes on after a place, and new arrivals shift nothing', async () => {
      const store = await open();
      const records = Array.from({ length: 9 }, (_, index) => note(String(index)));
      for (const record of records) await store.take(record);
      const all = await store.find({});
      const fourth = all[3];
      const place = { receivedAt: Date.parse(fourth?.intake.receivedAt ?? ''), id: fourth?.entity.id ?? '' };
      await store.take(note('later', '2026-11-21T16:00:00.000Z'));
      expect(await store.find({ after: place })).toEqual(all.slice(4));
    });

    test('leads that arrived in the same moment have an order, and a page goes on in it', async () => {
      const store = await open();
      for (let count = 0; count < 9; count++) await store.take(note(String(count), '2026-11-21T15:00:00.000Z'));
      const all = await store.find({});
      const pages: string[] = [];
      for (let after: LeadPlace | undefined; ;) {
        const [lead] = await store.find({ limit: 1, ...(after && { after }) });
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
      const outcomes = await Promise.all([lead, repeated, other].map((each) => first.take(each)));
      expect(outcomes).toEqual([{ outcome: 'kept' }, { outcome: 'repeated', lead }, { outcome: 'spent' }]);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.take(repeated)).toEqual({ outcome: 'repeated', lead });
      expect(await second.take(other)).toEqual({ outcome: 'spent' });
      expect(textsOf(await second.find({}))).toEqual(['first']);
    });

    test('what was set aside is in no list and no count, and can be put back or removed', async () => {
      const opener = await prepare();
      const first = await opener();
      const [aside, kept] = [noteWithMail('aside'), note('kept')];
      for (const lead of [aside, kept]) await first.take(lead);
      await first.change(aside.entity.id, (state) => ({ ...state, removedAt: '2026-11-22T00:00:00.000Z' }));
      const check = async (store: Store) => {
        expect(textsOf(await store.find({}))).toEqual(['kept']);
        expect(textsOf(await store.find({ folder: 'inbox', words: [{ text: 'aside' }] }))).toEqual([]);
        expect(textsOf(await store.find({ folder: 'removed' }))).toEqual(['aside']);
        expect(await store.get(aside.entity.id)).toBeUndefined();
        expect(await store.mailDue()).toEqual([]);
        expect(await store.counts()).toMatchObject({ total: 1, unread: 1, mailDue: 0 });
      };
      await check(first);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      await check(second);
      await second.change(aside.entity.id, ({ removedAt: _then, ...state }) => state);
      expect(await second.get(aside.entity.id)).toEqual(aside);
      await second.change(aside.entity.id, (state) => ({ ...state, removedAt: '2026-11-22T00:00:00.000Z' }));
      expect(await second.remove([aside.entity.id])).toEqual({ leads: 1, resumes: 0 });
      expect(await second.find({ folder: 'removed' })).toEqual([]);
    });

    test('tells suspects, unread leads, statuses and times apart', async () => {
      const store = await open();
      const [good, seen, bad, cleared] = [
        note('good', '2026-11-20T15:00:00.000Z'),
        note('seen'),
        suspectNote('bad'),
        suspectNote('cleared'),
      ];
      for (const record of [good, seen, bad, cleared]) await store.take(record);
      await store.change(seen.entity.id, (state) => ({ ...read(state), status: 'scheduled' }));
      await store.change(cleared.entity.id, (state) => ({ ...state, cleared: true }));

      const found = async (query: Parameters<Store['find']>[0]) => textsOf(await store.find(query)).toSorted();
      expect(await found({ folder: 'inbox' })).toEqual(['cleared', 'good', 'seen']);
      expect(await found({ folder: 'suspects' })).toEqual(['bad']);
      expect(await found({ unread: true })).toEqual(['bad', 'cleared', 'good']);
      expect(await found({ unread: false })).toEqual(['seen']);
      expect(await found({ status: 'scheduled' })).toEqual(['seen']);
      expect(await found({ status: 'done' })).toEqual([]);
      expect(await found({ kinds: [] })).toEqual([]);
      expect(await found({ kinds: ['contact'], status: 'new', folder: 'inbox' })).toEqual(['cleared', 'good']);
      const noon = Date.parse('2026-11-20T15:00:00.000Z');
      expect(await found({ from: noon, to: noon + 1 })).toEqual(['good']);
      expect(await found({ to: noon })).toEqual([]);
      expect(await found({ from: noon + 1 })).toEqual(['bad', 'cleared', 'seen']);
    });

    test('knows nothing of a lead that was removed', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = ['a', 'b', 'c'].map((text) => noteWithMail(text));
      for (const record of records) await first.take(record);
      const [, removed = ''] = records.map(({ entity }) => entity.id);
      await first.change(removed, withNote('gone'));
      expect(await first.remove([removed])).toEqual({ leads: 1, resumes: 0 });
      const check = async (store: Store) => {
        expect(await store.get(removed)).toBeUndefined();
        expect(textsOf(await store.find({})).toSorted()).toEqual(['a', 'c']);
        expect(await store.counts()).toMatchObject({ unread: 2, mailDue: 2 });
      };
      await check(first);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      await check(second);
      expect(await second.remove([removed])).toEqual({ leads: 0, resumes: 0 });
    });

    test('counts, and says when something has changed', async () => {
      const store = await open();
      expect(await store.counts()).toMatchObject({ unread: 0, suspects: 0, mailDue: 0, lastLeadAt: undefined });
      const revisions = [(await store.counts()).revision];
      const records = [note('a'), suspectNote('b'), noteWithMail('c', '2026-11-21T17:00:00.000Z')];
      for (const record of records) {
        await store.take(record);
        revisions.push((await store.counts()).revision);
      }
      const counts = { unread: 2, suspects: 1, mailDue: 1, lastLeadAt: Date.parse('2026-11-21T17:00:00.000Z') };
      expect(await store.counts()).toMatchObject(counts);
      for (const { entity } of records) {
        await store.change(entity.id, (state) => ({ ...sent(read(state)), cleared: true }));
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
      for (const record of [gone, before, failed, waiting]) await first.take(record);
      await first.change(gone.entity.id, sent);
      await first.change(failed.entity.id, (state) => ({
        ...state,
        delivery: { attempts: 3, nextAttemptAt: '2026-11-21T16:00:00.000Z', problem: 'It hung up' },
      }));
      expect(textsOf(await first.mailDue())).toEqual(['failed', 'waiting']);
      for (const { entity } of [gone, before]) {
        await first.change(entity.id, (state) => ({ ...state, delivery: { attempts: 0, resend: true } }));
      }
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      const due = textsOf(await second.mailDue());
      expect(due.slice(0, 2)).toEqual(['from before there was mail', 'failed']);
      expect(due.toSorted()).toEqual(['failed', 'from before there was mail', 'gone', 'waiting']);
      expect((await second.counts()).mailDue).toBe(4);
      await second.change(gone.entity.id, sent);
      expect((await second.counts()).mailDue).toBe(3);
    });
  });
}

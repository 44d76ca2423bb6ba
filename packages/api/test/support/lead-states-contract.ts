import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadState } from '../../src/leads/lead-state.ts';
import { newLeadState } from '../../src/leads/lead-state.ts';
import type { Store } from '../../src/store/port.ts';
import { collect, note, noteWithMail, suspectNote, textsFound } from './records.ts';

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
      await store.appendLead('notes', record);
      const { id } = record.entity;
      expect(await store.lead(id)).toEqual({ collection: 'notes', record, state: newLeadState(id) });
    });

    test('gives back every change, also after it was closed and opened again', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = [note('october', '2026-10-31T23:00:00.000Z'), note('a'), note('b')];
      for (const record of records) await first.appendLead('notes', record);
      const states: (LeadState | undefined)[] = [];
      for (const { entity } of records) {
        states.push(await first.changeLeadState(entity.id, withNote('Zoë called 雪\n"again"')));
        states.push(await first.changeLeadState(entity.id, read));
      }
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      for (const [index, { entity }] of records.entries()) {
        const state = (await second.lead(entity.id))?.state;
        expect(state).toEqual(states[2 * index + 1]);
        expect(state).toMatchObject({ unread: false, notes: [{ text: 'Zoë called 雪\n"again"' }] });
      }
    });

    test('loses no change of those that are made at once', async () => {
      const store = await open();
      const records = [note('a'), note('b')];
      for (const record of records) await store.appendLead('notes', record);
      const texts = Array.from({ length: 50 }, (_, index) => String(index));
      await Promise.all(
        texts.flatMap((text) => records.map(({ entity }) => store.changeLeadState(entity.id, withNote(text)))),
      );
      for (const { entity } of records) {
        expect((await store.lead(entity.id))?.state.notes.map((kept) => kept.text)).toEqual(texts);
      }
    });

    test('knows no lead that never came', async () => {
      const store = await open();
      await store.appendLead('notes', note('a'));
      expect(await store.lead(randomUUID())).toBeUndefined();
      expect(await store.changeLeadState(randomUUID(), read)).toBeUndefined();
    });

    test('finds leads newest first, across months, whatever the order in which they came', async () => {
      const store = await open();
      const times = ['2026-12-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
      for (const time of times) await store.appendLead('notes', note(time, time));
      expect(await textsFound(store.findLeads({}))).toEqual([times[2], times[0], times[1]]);
    });

    test('goes on after a place, and new arrivals shift nothing', async () => {
      const store = await open();
      const records = Array.from({ length: 9 }, (_, index) => note(String(index)));
      for (const record of records) await store.appendLead('notes', record);
      const all = await collect(store.findLeads({}));
      const fourth = all[3]?.record;
      const place = { receivedAt: Date.parse(fourth?.intake.receivedAt ?? ''), id: fourth?.entity.id ?? '' };
      await store.appendLead('notes', note('later', '2026-11-21T15:00:00.001Z'));
      expect(await collect(store.findLeads({ after: place }))).toEqual(all.slice(4));
    });

    test('what arrives while a caller walks along does not show, and nothing shows twice', async () => {
      const store = await open();
      const texts = Array.from({ length: 20 }, (_, index) => String(index));
      for (const [index, text] of texts.entries()) {
        await store.appendLead('notes', note(text, `2026-11-21T15:00:${String(10 + index)}.000Z`));
      }
      const seen: string[] = [];
      for await (const { record } of store.findLeads({})) {
        seen.push((record.entity as ReturnType<typeof note>['entity']).text);
        await store.appendLead('notes', note('older than all', `2026-11-20T15:00:00.000Z`));
        await store.appendLead('notes', note('newer', '2026-11-21T16:00:00.000Z'));
        if (seen.length === texts.length) break;
      }
      expect(seen).toEqual(texts.toReversed());
    });

    test('tells suspects, unread leads, statuses and times apart', async () => {
      const store = await open();
      const [good, seen, bad, cleared] = [
        note('good', '2026-11-20T15:00:00.000Z'),
        note('seen'),
        suspectNote('bad'),
        suspectNote('cleared'),
      ];
      for (const record of [good, seen, bad, cleared]) await store.appendLead('notes', record);
      await store.changeLeadState(seen.entity.id, (state) => ({ ...read(state), status: 'scheduled' }));
      await store.changeLeadState(cleared.entity.id, (state) => ({ ...state, cleared: true }));

      const found = async (query: Parameters<Store['findLeads']>[0]) =>
        (await textsFound(store.findLeads(query))).toSorted();
      expect(await found({ folder: 'inbox' })).toEqual(['cleared', 'good', 'seen']);
      expect(await found({ folder: 'suspects' })).toEqual(['bad']);
      expect(await found({ unread: true })).toEqual(['bad', 'cleared', 'good']);
      expect(await found({ unread: false })).toEqual(['seen']);
      expect(await found({ status: 'scheduled' })).toEqual(['seen']);
      expect(await found({ status: 'done' })).toEqual([]);
      expect(await found({ collections: [] })).toEqual([]);
      expect(await found({ collections: ['notes'], status: 'new', folder: 'inbox' })).toEqual(['cleared', 'good']);
      const noon = Date.parse('2026-11-20T15:00:00.000Z');
      expect(await found({ from: noon, to: noon + 1 })).toEqual(['good']);
      expect(await found({ to: noon })).toEqual([]);
      expect(await found({ from: noon + 1 })).toEqual(['bad', 'cleared', 'seen']);
    });

    test('knows nothing of a lead that was removed', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = ['a', 'b', 'c'].map((text) => noteWithMail(text));
      for (const record of records) await first.appendLead('notes', record);
      const [, removed = ''] = records.map(({ entity }) => entity.id);
      await first.changeLeadState(removed, withNote('gone'));
      expect(await first.removeLeads('notes', new Set([removed]))).toEqual({ leads: 1, resumes: 0 });
      const check = async (store: Store) => {
        expect(await store.lead(removed)).toBeUndefined();
        expect((await textsFound(store.findLeads({}))).toSorted()).toEqual(['a', 'c']);
        expect(store.leadCounts()).toMatchObject({ unread: 2, mailDue: 2 });
      };
      await check(first);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      await check(second);
      expect(await second.removeLeads('notes', new Set([removed]))).toEqual({ leads: 0, resumes: 0 });
    });

    test('counts, and says when something has changed', async () => {
      const store = await open();
      expect(store.leadCounts()).toMatchObject({ unread: 0, suspects: 0, mailDue: 0, lastLeadAt: undefined });
      const revisions = [store.leadCounts().revision];
      const records = [note('a'), suspectNote('b'), noteWithMail('c', '2026-11-21T17:00:00.000Z')];
      for (const record of records) {
        await store.appendLead('notes', record);
        revisions.push(store.leadCounts().revision);
      }
      const counts = { unread: 2, suspects: 1, mailDue: 1, lastLeadAt: Date.parse('2026-11-21T17:00:00.000Z') };
      expect(store.leadCounts()).toMatchObject(counts);
      for (const { entity } of records) {
        await store.changeLeadState(entity.id, (state) => ({ ...sent(read(state)), cleared: true }));
        revisions.push(store.leadCounts().revision);
      }
      expect(store.leadCounts()).toMatchObject({ ...counts, unread: 0, suspects: 0, mailDue: 0 });
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
      for (const record of [gone, before, failed, waiting]) await first.appendLead('notes', record);
      await first.changeLeadState(gone.entity.id, sent);
      await first.changeLeadState(failed.entity.id, (state) => ({
        ...state,
        delivery: { attempts: 3, nextAttemptAt: '2026-11-21T16:00:00.000Z', problem: 'It hung up' },
      }));
      expect(await textsFound(first.leadsWithMailDue())).toEqual(['failed', 'waiting']);
      for (const { entity } of [gone, before]) {
        await first.changeLeadState(entity.id, (state) => ({ ...state, delivery: { attempts: 0, resend: true } }));
      }
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      const due = await textsFound(second.leadsWithMailDue());
      expect(due.slice(0, 2)).toEqual(['from before there was mail', 'failed']);
      expect(due.toSorted()).toEqual(['failed', 'from before there was mail', 'gone', 'waiting']);
      expect(second.leadCounts().mailDue).toBe(4);
      await second.changeLeadState(gone.entity.id, sent);
      expect(second.leadCounts().mailDue).toBe(3);
    });
  });
}

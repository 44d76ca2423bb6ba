import { erasePerson } from '../../src/inbox/person-data.ts';
import { spendNonces } from '../../src/leads/captcha.ts';
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCounts } from '../../src/store/lead-counts.ts';
import { parseSearch, widenSearch } from '../../src/leads/model/search.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableName, TableRow } from '../../src/store/tables.ts';
import { leadQueryContract } from './lead-query-contract.ts';
import { getLead, leadOf, note, noteWithMail, textsIn, textsOf, updateLead, withNote } from './leads.ts';

const town = (cityName: string) => ({ id: randomUUID(), cityName, isActive: true });

/** An application that came with a file. */
const applicant = (bytes: Uint8Array) => {
  const file = `2026-11-21-${randomUUID()}.pdf`;
  return leadOf('career-application', {}, { resume: { file, bytes: bytes.length, sha256: hash('sha256', bytes) } });
};

const insert = <Name extends TableName>(store: Store, table: Name, row: TableRow<Name>) =>
  store.updateRows(table, (rows) => ({ rows: [...rows, row], result: undefined }));

const minute = 60_000;
const noon = Date.parse('2026-11-21T17:00:00.000Z');

/** Texts of the leads that are to be mailed to the office. */
const dueIn = async (store: Store): Promise<string[]> => textsOf(await store.listLeads({ pending: 'office' }));

/**
 * What every store must do.
 * @param prepare gives an empty store's opener; opening again after `close` finds what was kept
 */
export function storeContract(name: string, prepare: () => Promise<() => Promise<Store>>): void {
  const openers = new Map<Store, () => Promise<Store>>();
  const openAt = async (opener: () => Promise<Store>) => {
    const store = await opener();
    openers.set(store, opener);
    onTestFinished(async () => {
      if (openers.delete(store)) await store.close();
    });
    return store;
  };
  const open = async () => openAt(await prepare());
  /** Closes a store and opens it again. */
  const reopen = async (store: Store) => {
    const opener = openers.get(store);
    if (!opener || !openers.delete(store)) throw new Error('The store is not open');
    await store.close();
    return openAt(opener);
  };

  describe(`${name} keeps the contract of a store`, () => {
    test('keeps every text as it is, also after it was closed and opened again', async () => {
      const first = await open();
      const texts = ['"\\\n\t', '<script>', '=HYPERLINK("x")', 'Zoë 雪 🔧', '\u2028', '__proto__', ']}\n'];
      const leads = texts.map((text) => note(text));
      for (const lead of leads) await first.insertLead(lead);
      const second = await reopen(first);
      expect(await second.listLeads({})).toEqual(leads.toReversed());
    });

    test('reads oldest first across months and years, also when the clock was set back', async () => {
      const store = await open();
      const times = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z'];
      for (const time of times) await store.insertLead(note(time, time));
      expect(await textsIn(store)).toEqual(times.toSorted());
    });

    test('removes leads for good, and keeps the others', async () => {
      const first = await open();
      const records = ['2026-10-01', '2026-11-01', '2026-11-02', '2026-12-01'].map((day) =>
        noteWithMail(day, `${day}T12:00:00.000Z`),
      );
      for (const record of records) await first.insertLead(record);
      const ids = [records[0], records[2]].map((record) => record?.entity.id ?? '');
      expect(await first.deleteLeads(ids)).toBe(2);
      expect(await textsIn(first)).toEqual(['2026-11-01', '2026-12-01']);
      expect(await first.deleteLeads(ids)).toBe(0);
      expect(await getLead(first, ids[0] ?? '')).toBeUndefined();
      expect(await readCounts(first)).toMatchObject({ unread: 2, mailDue: 2 });
      await first.insertLead(note('later', '2026-12-02T00:00:00.000Z'));
      const second = await reopen(first);
      expect(await textsIn(second)).toEqual(['2026-11-01', '2026-12-01', 'later']);
    });

    test('keeps those that arrive while others are removed', async () => {
      const store = await open();
      const old = note('old');
      await store.insertLead(old);
      const texts = Array.from({ length: 50 }, (_, index) => String(index));
      const [removed] = await Promise.all([
        store.deleteLeads([old.entity.id]),
        ...texts.map((text) => store.insertLead(note(text))),
      ]);
      expect(removed).toBe(1);
      expect(await textsIn(await reopen(store))).toEqual(texts);
    });

    test('keeps a file byte by byte with its lead, and removes it with it', async () => {
      const first = await open();
      const bytes = randomBytes(100_000);
      const lead = applicant(bytes);
      await first.insertLead(lead, bytes);
      const second = await reopen(first);
      expect(await second.readFile(lead)).toEqual(bytes);
      expect(await second.deleteLeads([lead.entity.id])).toBe(1);
      expect(await second.readFile(lead)).toBeUndefined();
    });

    test('gives back no file that is not what its lead says', async () => {
      const store = await open();
      const lead = applicant(Buffer.from('what was sent'));
      await store.insertLead(lead, Buffer.from('something els'));
      expect(await store.readFile(lead)).toBeUndefined();
    });

    test('takes no file under a name that leads out of its folder', async () => {
      const store = await open();
      for (const outside of ['../a.pdf', 'a/b.pdf', '..', 'a.pdf.tmp', '']) {
        const lead = leadOf('career-application', {}, { resume: { file: outside, bytes: 1 } });
        await expect(store.insertLead(lead, Buffer.of(1))).rejects.toThrow('plain name');
      }
      expect(await store.listLeads({})).toEqual([]);
      expect(store.state()).toBe('ready');
    });

    test('keeps secrets', async () => {
      const first = await open();
      expect(await first.getSetting('captcha-secret')).toBeUndefined();
      for (const text of ['one', 'another']) await first.setSetting('captcha-secret', text);
      const second = await reopen(first);
      expect(await second.getSetting('captcha-secret')).toBe('another');
      expect(await second.getSetting('admin-password-hash')).toBeUndefined();
    });

    test('keeps the rows of small tables, changes them, and tells what the change tells', async () => {
      const first = await open();
      const createdAt = '2026-11-21T15:00:00.000Z';
      const access = { password: 'scrypt$...', isActive: true, createdAt, version: 1 };
      const user = { id: randomUUID(), username: 'Rosa', ...access };
      const towns = ['Yulee', 'Elkton', 'Mayport'].map(town);
      await Promise.all([insert(first, 'users', user), ...towns.map((row) => insert(first, 'service_areas', row))]);
      expect(await first.rows('service_areas')).toEqual(towns);
      const result = await first.updateRows('service_areas', (rows) => ({
        rows: rows.filter(({ cityName }) => cityName !== 'Elkton').map((row) => ({ ...row, isActive: false })),
        result: rows.length,
      }));
      expect(result).toBe(3);
      const left = towns.filter((_row, index) => index !== 1).map((row) => ({ ...row, isActive: false }));
      expect(await first.rows('service_areas')).toEqual(left);
      const second = await reopen(first);
      expect([await second.rows('service_areas'), await second.rows('users')]).toEqual([left, [user]]);
    });

    test('runs changes that arrive at once one after the other, each on what the one before has left', async () => {
      const store = await open();
      const counts = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          store.updateRows('service_areas', (rows) => ({ rows: [...rows, town(String(index))], result: rows.length })),
        ),
      );
      expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index));
      expect((await store.rows('service_areas')).map(({ cityName }) => cityName)).toEqual(counts.map(String));
    });

    test('a change that throws changes nothing, and holds up no other', async () => {
      const store = await open();
      await insert(store, 'service_areas', town('Yulee'));
      const refusing = store.updateRows('service_areas', () => {
        throw new RangeError('made by a test');
      });
      const adding = insert(store, 'service_areas', town('Elkton'));
      await expect(refusing).rejects.toThrow(RangeError);
      await adding;
      expect((await store.rows('service_areas')).map(({ cityName }) => cityName)).toEqual(['Yulee', 'Elkton']);
    });

    test('loses no change of those that are made at once', async () => {
      const store = await open();
      const records = [note('a'), note('b')];
      for (const record of records) await store.insertLead(record);
      const texts = Array.from({ length: 50 }, (_, index) => String(index));
      await Promise.all(
        texts.flatMap((text) => records.map(({ entity }) => updateLead(store, entity.id, withNote(text)))),
      );
      for (const { entity } of records) {
        expect((await getLead(store, entity.id))?.state.notes.map((kept) => kept.text)).toEqual(texts);
      }
    });

    test('words of a removed note are found by no search, not even with a typo', async () => {
      const store = await open();
      const [lead, other] = [note('kept'), note('other')];
      for (const each of [lead, other]) await store.insertLead(each);
      await updateLead(store, lead.entity.id, withNote('gardenias'));
      const search = async (typed: string) =>
        textsOf(await store.listLeads({ words: widenSearch(parseSearch(typed)) ?? [] }));
      expect([await search('gardenias'), await search('gardenis')]).toEqual([['kept'], ['kept']]);
      await updateLead(store, lead.entity.id, (state) => ({ ...state, notes: [] }));
      expect([await search('gardenias'), await search('gardenis')]).toEqual([[], []]);
    });

    test('a nonce makes one lead: the same submission is a duplicate, another one is refused', async () => {
      const first = await open();
      const lead = note('first');
      const repeated = leadOf('contact', { message: 'again' }, lead.submission);
      const other = leadOf('referral', {}, { ...lead.submission, digest: 'e' });
      const outcomes = await Promise.all([lead, repeated, other].map((each) => first.insertLead(each)));
      expect(outcomes).toEqual([{ outcome: 'created' }, { outcome: 'duplicate', lead }, { outcome: 'nonceUsed' }]);
      const second = await reopen(first);
      expect(await second.insertLead(repeated)).toEqual({ outcome: 'duplicate', lead });
      expect(await second.insertLead(other)).toEqual({ outcome: 'nonceUsed' });
      expect(textsOf(await second.listLeads({}))).toEqual(['first']);
    });

    test('what was set aside is in no list and no count, and can be put back or removed', async () => {
      const first = await open();
      const [aside, kept] = [noteWithMail('aside'), note('kept')];
      for (const lead of [aside, kept]) await first.insertLead(lead);
      await updateLead(first, aside.entity.id, (state) => ({ ...state, deletedAt: '2026-11-22T00:00:00.000Z' }));
      const check = async (store: Store) => {
        expect(textsOf(await store.listLeads({}))).toEqual(['kept']);
        expect(textsOf(await store.listLeads({ words: parseSearch('aside') }))).toEqual([]);
        expect(textsOf(await store.listLeads({ deleted: true }))).toEqual(['aside']);
        expect(await getLead(store, aside.entity.id)).toBeUndefined();
        expect(await dueIn(store)).toEqual([]);
        expect(await readCounts(store)).toMatchObject({ unread: 1, mailDue: 0 });
      };
      await check(first);
      const second = await reopen(first);
      await check(second);
      await updateLead(second, aside.entity.id, ({ deletedAt: _then, ...state }) => state);
      expect(await getLead(second, aside.entity.id)).toEqual(aside);
      await updateLead(second, aside.entity.id, (state) => ({ ...state, deletedAt: '2026-11-22T00:00:00.000Z' }));
      const ids = [aside.entity.id, kept.entity.id];
      expect(await second.deleteLeads(ids, Date.parse('2026-11-21T23:59:59.999Z'))).toBe(0);
      expect(await second.deleteLeads(ids, Date.parse('2026-11-22T00:00:00.000Z'))).toBe(1);
      expect(await second.listLeads({ deleted: true })).toEqual([]);
      expect(textsOf(await second.listLeads({}))).toEqual(['kept']);
    });

    test('a spent nonce makes no lead, also after a restart, and is forgotten when its token has expired', async () => {
      const first = await open();
      const [lead, other] = [leadOf('contact', {}, { nonce: 'spent' }), leadOf('contact')];
      await spendNonces([{ nonce: 'spent', until: noon + minute }], noon, first);
      expect(await first.insertLead(lead)).toEqual({ outcome: 'nonceUsed' });
      const second = await reopen(first);
      expect(await second.insertLead(lead)).toEqual({ outcome: 'nonceUsed' });
      await spendNonces([{ nonce: other.submission.nonce, until: noon + 2 * minute }], noon + minute, second);
      expect(await second.insertLead(lead)).toEqual({ outcome: 'created' });
      expect(await second.insertLead(other)).toEqual({ outcome: 'nonceUsed' });
    });

    test('a submission that is sent again after its lead was erased stores nothing, also after a restart', async () => {
      const first = await open();
      const now = Date.now();
      const lead = leadOf('contact', {}, { receivedAt: new Date(now - 5 * minute).toISOString() });
      await first.insertLead(lead);
      expect(await erasePerson({ email: lead.entity.email }, first, now)).toMatchObject({ leads: 1 });
      expect(await first.insertLead(lead)).toEqual({ outcome: 'nonceUsed' });
      const second = await reopen(first);
      expect(await second.insertLead(lead)).toEqual({ outcome: 'nonceUsed' });
      expect(await second.listLeads({})).toEqual([]);
    });

    test('a lead with the id of another one is refused', async () => {
      const first = await open();
      const lead = note('first');
      await first.insertLead(lead);
      const other = leadOf('referral', { id: lead.entity.id });
      expect(await first.insertLead(other)).toEqual({ outcome: 'nonceUsed' });
      const second = await reopen(first);
      expect(await second.insertLead(other)).toEqual({ outcome: 'nonceUsed' });
      expect(await second.listLeads({})).toEqual([lead]);
    });

    test('a change of several leads changes each, tells the ids, and gives back those that there are', async () => {
      const store = await open();
      const leads = [note('october', '2026-10-31T23:00:00.000Z'), note('a'), note('b')];
      for (const lead of leads) await store.insertLead(lead);
      const [first = '', second = '', third = ''] = leads.map(({ entity }) => entity.id);
      const changed = await store.updateLeads([third, randomUUID(), first, third], (state, id) => withNote(id)(state));
      const notes = changed.map(({ entity, state }) => [entity.id, state.notes.map(({ text }) => text)] as const);
      expect(new Map(notes)).toEqual(new Map([first, third].map((id) => [id, [id]])));
      expect((await getLead(store, second))?.state.notes).toEqual([]);
      expect((await getLead(await reopen(store), third))?.state.notes).toHaveLength(1);
      expect(await store.updateLeads([], (state) => state)).toEqual([]);
    });

    test('a lock is held by one at a time, and released when the work fails', async () => {
      const store = await open();
      const diary: string[] = [];
      const alone = (who: string) =>
        store.withLock('retention', async () => {
          diary.push(`${who} begins`);
          await readCounts(store);
          diary.push(`${who} ends`);
          if (who === 'b') throw new RangeError('made by a test');
          return who;
        });
      const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(alone));
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(diary.map((entry) => entry.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    });

    leadQueryContract(open);
  });
}

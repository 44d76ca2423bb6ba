import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../src/store/port.ts';
import { collect, note, textsOf } from './records.ts';

const town = (cityName: string) => ({ id: randomUUID(), cityName, isActive: true });

/**
 * What every store must do, whatever stands behind the port.
 * @param prepare gives an empty store's opener; opening again after `close` finds what was kept
 */
export function storeContract(name: string, prepare: () => Promise<() => Promise<Store>>): void {
  const open = async () => {
    const opener = await prepare();
    const store = await opener();
    onTestFinished(() => store.close());
    return store;
  };

  describe(`${name} keeps the contract of a store`, () => {
    test('is ready and empty at first', async () => {
      const store = await open();
      expect(store.state()).toBe('ready');
      expect(await textsOf(store.leads('notes'))).toEqual([]);
      expect(await store.rows('users')).toEqual([]);
    });

    test('gives back what was kept, in the order of arrival', async () => {
      const store = await open();
      for (const text of ['a', 'b', 'c']) await store.appendLead('notes', note(text));
      expect(await textsOf(store.leads('notes'))).toEqual(['a', 'b', 'c']);
    });

    test('keeps all of those that arrive at once', async () => {
      const store = await open();
      const texts = Array.from({ length: 200 }, (_, index) => String(index));
      await Promise.all(texts.map((text) => store.appendLead('notes', note(text))));
      expect(await textsOf(store.leads('notes'))).toEqual(texts);
    });

    test('keeps every text as it is', async () => {
      const store = await open();
      const texts = ['', '"\\\n\t', '<script>', '=HYPERLINK("x")', 'Zoë 雪 🔧', '\u2028', '__proto__', ']}\n'];
      for (const text of texts) await store.appendLead('notes', note(text));
      expect(await textsOf(store.leads('notes'))).toEqual(texts);
    });

    test('finds it all after it was closed and opened again', async () => {
      const opener = await prepare();
      const first = await opener();
      const record = note('kept');
      await first.appendLead('notes', record);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await collect(second.leads('notes'))).toEqual([record]);
    });

    test('reads oldest first across months and years', async () => {
      const store = await open();
      const times = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2027-10-01T00:00:00.000Z'];
      await Promise.all(times.map((time) => store.appendLead('notes', note(time, time))));
      expect(await textsOf(store.leads('notes'))).toEqual(times);
    });

    test('takes a record of an earlier month when the clock was set back', async () => {
      const store = await open();
      await store.appendLead('notes', note('december', '2026-12-01T00:00:00.000Z'));
      await store.appendLead('notes', note('november', '2026-11-30T00:00:00.000Z'));
      await store.appendLead('notes', note('december again', '2026-12-01T00:00:01.000Z'));
      expect(await textsOf(store.leads('notes'))).toEqual(['november', 'december', 'december again']);
    });

    test('tells the leads since a time, from all collections', async () => {
      const store = await open();
      for (const time of ['2026-10-31T23:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-11-01T00:30:00.000Z']) {
        await store.appendLead('notes', note(time, time));
      }
      const since = Date.parse('2026-11-01T00:00:00.000Z');
      expect(await textsOf(store.leadsSince(since))).toEqual(['2026-11-01T00:00:00.000Z', '2026-11-01T00:30:00.000Z']);
      expect(await textsOf(store.leadsSince(since - 3_600_000))).toHaveLength(3);
    });

    test('removes leads for good, and keeps the others', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = ['2026-10-01', '2026-11-01', '2026-11-02', '2026-12-01'].map((day) =>
        note(day, `${day}T12:00:00.000Z`),
      );
      for (const record of records) await first.appendLead('notes', record);
      const ids = new Set([records[0], records[2]].map((record) => record?.entity.id ?? ''));
      expect(await first.removeLeads('notes', ids)).toEqual({ leads: 2, resumes: 0 });
      expect(await textsOf(first.leads('notes'))).toEqual(['2026-11-01', '2026-12-01']);
      expect(await first.removeLeads('notes', ids)).toEqual({ leads: 0, resumes: 0 });
      await first.appendLead('notes', note('later', '2026-12-02T00:00:00.000Z'));
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await textsOf(second.leads('notes'))).toEqual(['2026-11-01', '2026-12-01', 'later']);
    });

    test('keeps those that arrive while others are removed', async () => {
      const store = await open();
      const old = note('old');
      await store.appendLead('notes', old);
      const texts = Array.from({ length: 50 }, (_, index) => String(index));
      const [removed] = await Promise.all([
        store.removeLeads('notes', new Set([old.entity.id])),
        ...texts.map((text) => store.appendLead('notes', note(text))),
      ]);
      expect(removed.leads).toBe(1);
      expect(await textsOf(store.leads('notes'))).toEqual(texts);
    });

    test('keeps files byte by byte until they are removed', async () => {
      const opener = await prepare();
      const first = await opener();
      const bytes = randomBytes(100_000);
      await Promise.all([first.putFile('resumes', 'a.pdf', bytes), first.putFile('resumes', 'b.doc', Buffer.of(1))]);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.readFile('resumes', 'a.pdf')).toEqual(bytes);
      expect((await second.fileNames('resumes')).toSorted()).toEqual(['a.pdf', 'b.doc']);
      await second.removeFiles('resumes', ['a.pdf', 'never-there.pdf']);
      expect(await second.readFile('resumes', 'a.pdf')).toBeUndefined();
      expect(await second.fileNames('resumes')).toEqual(['b.doc']);
    });

    test('takes no name that leads out of the folder', async () => {
      const store = await open();
      for (const outside of ['../a.pdf', 'a/b.pdf', '..', 'a.pdf.tmp', '']) {
        await expect(store.putFile('resumes', outside, Buffer.of(1))).rejects.toThrow('plain name');
      }
      expect(await store.fileNames('resumes')).toEqual([]);
      expect(store.state()).toBe('ready');
    });

    test("removes a lead's file with it", async () => {
      const store = await open();
      const record = note('with a file');
      record.intake.resume = { file: 'c.pdf', bytes: 1 };
      await store.putFile('resumes', 'c.pdf', Buffer.of(1));
      await store.appendLead('notes', record);
      expect(await store.removeLeads('notes', new Set([record.entity.id]))).toEqual({ leads: 1, resumes: 1 });
      expect(await store.fileNames('resumes')).toEqual([]);
    });

    test('keeps the rows of small tables', async () => {
      const opener = await prepare();
      const first = await opener();
      const area = { id: randomUUID(), cityName: 'Fernandina Beach', pageUrl: '/fernandina-hvac', isActive: true };
      const user = { id: randomUUID(), username: 'dispatcher', password: 'scrypt$...' };
      await Promise.all([first.insertRow('service_areas', area), first.insertRow('users', user)]);
      expect(await first.rows('service_areas')).toEqual([area]);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.rows('users')).toEqual([user]);
      expect(await second.rows('service_areas')).toEqual([area]);
    });

    test('changes the rows of a table, and tells what the change tells', async () => {
      const opener = await prepare();
      const first = await opener();
      const towns = ['Yulee', 'Elkton', 'Mayport'].map(town);
      for (const row of towns) await first.insertRow('service_areas', row);
      const result = await first.updateRows('service_areas', (rows) => ({
        rows: rows.filter(({ cityName }) => cityName !== 'Elkton').map((row) => ({ ...row, isActive: false })),
        result: rows.length,
      }));
      expect(result).toBe(3);
      const left = towns.filter((_row, index) => index !== 1).map((row) => ({ ...row, isActive: false }));
      expect(await first.rows('service_areas')).toEqual(left);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.rows('service_areas')).toEqual(left);
    });

    test('makes a table by a change as well as by a row', async () => {
      const store = await open();
      const row = town('Yulee');
      await store.updateRows('service_areas', (rows) => ({ rows: [...rows, row], result: undefined }));
      expect(await store.rows('service_areas')).toEqual([row]);
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
      await store.insertRow('service_areas', town('Yulee'));
      const refusing = store.updateRows('service_areas', () => {
        throw new RangeError('made by a test');
      });
      const adding = store.insertRow('service_areas', town('Elkton'));
      await expect(refusing).rejects.toThrow(RangeError);
      await adding;
      expect((await store.rows('service_areas')).map(({ cityName }) => cityName)).toEqual(['Yulee', 'Elkton']);
    });
  });
}

import { hash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { TableName, TableRow } from '../../src/store/tables.ts';
import { leadOf, note, textsIn } from './leads.ts';

const town = (cityName: string) => ({ id: randomUUID(), cityName, isActive: true });

const session = (tokenHash: string, userId = 'owner') => ({
  tokenHash,
  userId,
  credential: 'of a password',
  createdAt: 0,
  expiresAt: 1_000,
});

/** An application that came with a file. */
const applicant = (bytes: Uint8Array) => {
  const file = `2026-11-21-${randomUUID()}.pdf`;
  return leadOf('career-application', {}, { resume: { file, bytes: bytes.length, sha256: hash('sha256', bytes) } });
};

const insert = <Name extends TableName>(store: Store, table: Name, row: TableRow<Name>) =>
  store.updateRows(table, (rows) => ({ rows: [...rows, row], result: undefined }));

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
      expect(await textsIn(store)).toEqual([]);
      expect(await store.rows('users')).toEqual([]);
    });

    test('gives back what was kept, in the order of arrival', async () => {
      const store = await open();
      for (const text of ['a', 'b', 'c']) await store.insertLead(note(text));
      expect(await textsIn(store)).toEqual(['a', 'b', 'c']);
    });

    test('keeps all of those that arrive at once', async () => {
      const store = await open();
      const texts = Array.from({ length: 200 }, (_, index) => String(index));
      await Promise.all(texts.map((text) => store.insertLead(note(text))));
      expect(await textsIn(store)).toEqual(texts);
    });

    test('keeps every text as it is', async () => {
      const store = await open();
      const texts = ['"\\\n\t', '<script>', '=HYPERLINK("x")', 'Zoë 雪 🔧', '\u2028', '__proto__', ']}\n'];
      for (const text of texts) await store.insertLead(note(text));
      expect(await textsIn(store)).toEqual(texts);
    });

    test('finds it all after it was closed and opened again', async () => {
      const opener = await prepare();
      const first = await opener();
      const record = note('kept');
      await first.insertLead(record);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.listLeads({})).toEqual([record]);
    });

    test('reads oldest first across months and years', async () => {
      const store = await open();
      const times = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2027-10-01T00:00:00.000Z'];
      await Promise.all(times.map((time) => store.insertLead(note(time, time))));
      expect(await textsIn(store)).toEqual(times);
    });

    test('takes a lead of an earlier month when the clock was set back', async () => {
      const store = await open();
      await store.insertLead(note('december', '2026-12-01T00:00:00.000Z'));
      await store.insertLead(note('november', '2026-11-30T00:00:00.000Z'));
      await store.insertLead(note('december again', '2026-12-01T00:00:01.000Z'));
      expect(await textsIn(store)).toEqual(['november', 'december', 'december again']);
    });

    test('removes leads for good, and keeps the others', async () => {
      const opener = await prepare();
      const first = await opener();
      const records = ['2026-10-01', '2026-11-01', '2026-11-02', '2026-12-01'].map((day) =>
        note(day, `${day}T12:00:00.000Z`),
      );
      for (const record of records) await first.insertLead(record);
      const ids = [records[0], records[2]].map((record) => record?.entity.id ?? '');
      expect(await first.deleteLeads(ids)).toEqual({ leads: 2, resumes: 0 });
      expect(await textsIn(first)).toEqual(['2026-11-01', '2026-12-01']);
      expect(await first.deleteLeads(ids)).toEqual({ leads: 0, resumes: 0 });
      await first.insertLead(note('later', '2026-12-02T00:00:00.000Z'));
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
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
      expect(removed.leads).toBe(1);
      expect(await textsIn(store)).toEqual(texts);
    });

    test('keeps a file byte by byte with its lead, and removes it with it', async () => {
      const opener = await prepare();
      const first = await opener();
      const bytes = randomBytes(100_000);
      const lead = applicant(bytes);
      await first.insertLead(lead, bytes);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.getFile(lead)).toEqual({ outcome: 'sound', bytes });
      expect(await second.hasFile(lead)).toBe(true);
      expect(await second.deleteLeads([lead.entity.id])).toEqual({ leads: 1, resumes: 1 });
      expect(await second.getFile(lead)).toEqual({ outcome: 'gone' });
      expect(await second.hasFile(lead)).toBe(false);
    });

    test('tells a file that is not what its lead says', async () => {
      const store = await open();
      const lead = applicant(Buffer.from('what was sent'));
      await store.insertLead(lead, Buffer.from('something els'));
      expect(await store.getFile(lead)).toEqual({ outcome: 'damaged' });
      expect(store.damaged()).toEqual([expect.stringContaining(lead.intake.resume?.file ?? 'none')]);
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
      const opener = await prepare();
      const first = await opener();
      expect(await first.getSetting('captcha-secret')).toBeUndefined();
      for (const text of ['one', 'another']) await first.setSetting('captcha-secret', text);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.getSetting('captcha-secret')).toBe('another');
      expect(await second.getSetting('admin-password-hash')).toBeUndefined();
    });

    test('keeps the rows of small tables', async () => {
      const opener = await prepare();
      const first = await opener();
      const area = { id: randomUUID(), cityName: 'Fernandina Beach', pageUrl: '/fernandina-hvac', isActive: true };
      const user = { id: randomUUID(), username: 'dispatcher', password: 'scrypt$...' };
      await Promise.all([insert(first, 'service_areas', area), insert(first, 'users', user)]);
      expect(await first.rows('service_areas')).toEqual([area]);
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.rows('users')).toEqual([user]);
      expect(await second.rows('service_areas')).toEqual([area]);
    });

    test('keeps sessions until they end, one by one and all of a person', async () => {
      const opener = await prepare();
      const first = await opener();
      const [mine, other, hers] = [session('mine'), session('other'), session('hers', 'rosa')];
      for (const each of [mine, other, hers]) await first.insertSession(each);
      await first.extendSession('mine', 2_000);
      await first.extendSession('unknown', 2_000);
      await first.deleteSession('other');
      await first.deleteSession('unknown');
      await first.close();
      const second = await opener();
      onTestFinished(() => second.close());
      expect(await second.getSession('mine')).toEqual({ ...mine, expiresAt: 2_000 });
      expect(await second.getSession('other')).toBeUndefined();
      expect(await second.getSession('hers')).toEqual(hers);
      await second.deleteSessions('owner');
      expect(await second.getSession('mine')).toBeUndefined();
      expect(await second.getSession('hers')).toEqual(hers);
    });

    test('removes sessions that have expired when another begins', async () => {
      const store = await open();
      await store.insertSession(session('old'));
      await store.insertSession({ ...session('new'), createdAt: 1_000, expiresAt: 2_000 });
      expect(await store.getSession('old')).toBeUndefined();
      expect(await store.getSession('new')).toMatchObject({ expiresAt: 2_000 });
    });

    test('changes the rows of a table, and tells what the change tells', async () => {
      const opener = await prepare();
      const first = await opener();
      const towns = ['Yulee', 'Elkton', 'Mayport'].map(town);
      for (const row of towns) await insert(first, 'service_areas', row);
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
      await insert(store, 'service_areas', town('Yulee'));
      const refusing = store.updateRows('service_areas', () => {
        throw new RangeError('made by a test');
      });
      const adding = insert(store, 'service_areas', town('Elkton'));
      await expect(refusing).rejects.toThrow(RangeError);
      await adding;
      expect((await store.rows('service_areas')).map(({ cityName }) => cityName)).toEqual(['Yulee', 'Elkton']);
    });
  });
}

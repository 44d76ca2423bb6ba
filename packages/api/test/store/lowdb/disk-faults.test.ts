import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { OperatorError } from '../../../src/errors.ts';
import type { Lead } from '../../../src/leads/model/lead.ts';
import { StoreUnavailable, type Store } from '../../../src/store/store.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { healthOf, post, submit, validPayload } from '../../support/requests.ts';
import { office } from '../../support/inbox.ts';
import { adminPassword, deep, startTestServer, temporaryFolder } from '../../support/server.ts';
import { logIn, statusWith } from '../../support/team.ts';
import { idOf, leadOf, note, storedLeads, textsIn, updateLead, withNote } from '../../support/leads.ts';

type Attempt = (text: string, write: Promise<unknown>) => Promise<void>;

interface Scenario {
  name: string;
  codes: readonly string[];
  /** Writes before the disk fails. @returns what writes while it does, and `last` when it has healed */
  prepare: (store: Store) => Promise<{ work: (attempt: Attempt) => Promise<void>; last: () => Promise<unknown> }>;
  /** What is kept, as the texts of the attempts. */
  kept: (store: Store) => Promise<string[]>;
  /** Least operations of the disk in all of it. */
  operations: number;
}

const addNote = (store: Store, lead: Lead, text: string) => updateLead(store, idOf(lead), withNote(text));

/** An applicant whose file holds a text. */
const applicant = (text: string) =>
  leadOf('career-application', {}, { resume: { file: `${text.replaceAll(' ', '-')}.pdf`, bytes: text.length } });

const addArea = (store: Store, cityName: string) =>
  store.updateRows('service_areas', (rows) => ({
    rows: [...rows, { id: randomUUID(), cityName, isActive: true }],
    result: undefined,
  }));

const allCodes = ['ENOSPC', 'EIO', 'EMFILE', 'EACCES'];
const codes = deep ? allCodes : allCodes.slice(0, 2);

const scenarios: readonly Scenario[] = [
  {
    name: 'new leads',
    codes: allCodes,
    async prepare(store) {
      const insert = (text: string, time?: string) => store.insertLead(note(text, time));
      return {
        async work(attempt) {
          await attempt('makes a file', insert('makes a file'));
          const two = ['first of two', 'second of two'];
          await Promise.all(two.map((text) => attempt(text, insert(text))));
          await attempt('alone', insert('alone'));
          await attempt('starts a month', insert('starts a month', '2026-12-01T00:00:00.000Z'));
        },
        last: () => insert('after the fault', '2026-12-01T00:00:01.000Z'),
      };
    },
    kept: textsIn,
    operations: 10,
  },
  {
    name: 'changes of leads',
    codes,
    async prepare(store) {
      const [a, b, december] = [note('a'), note('b'), note('c', '2026-12-01T00:00:00.000Z')];
      for (const lead of [a, b, december]) await store.insertLead(lead);
      return {
        async work(attempt) {
          await attempt('alone', addNote(store, a, 'alone'));
          const two = [a, b].map((lead, at) => attempt(`${at} of two`, addNote(store, lead, `${at} of two`)));
          await Promise.all(two);
          await attempt('in another file', addNote(store, december, 'in another file'));
          await attempt('back in the first', addNote(store, b, 'back in the first'));
        },
        last: () => addNote(store, december, 'after the fault'),
      };
    },
    kept: async (store) => (await store.listLeads({})).flatMap(({ state }) => state.notes.map(({ text }) => text)),
    operations: 8,
  },
  {
    name: 'changes of a table',
    codes: ['ENOSPC', 'EIO', 'EACCES'],
    async prepare(store) {
      return {
        async work(attempt) {
          for (const name of ['makes a file', 'changes it']) await attempt(name, addArea(store, name));
        },
        last: () => addArea(store, 'after the fault'),
      };
    },
    kept: async (store) => (await store.rows('service_areas')).map(({ cityName }) => cityName),
    operations: 5,
  },
  {
    name: 'applications with files',
    codes,
    async prepare(store) {
      const apply = (text: string) => store.insertLead(applicant(text), Buffer.from(text));
      return {
        async work(attempt) {
          for (const text of ['makes a file', 'changes it']) await attempt(text, apply(text));
        },
        last: () => apply('after the fault'),
      };
    },
    async kept(store) {
      const files = await Promise.all((await store.listLeads({})).map((lead) => store.readFile(lead)));
      return files.map((file) => String(file));
    },
    operations: 9,
  },
];

/** Lets the disk fail at an operation, and compares what was acknowledged with what is there afterwards. */
async function sweep({ kept, prepare }: Scenario, code: string, at: number, lasting: boolean) {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  const { last, work } = await prepare(store);
  const acknowledged: string[] = [];
  let attempts = 0;
  const attempt: Attempt = async (text, write) => {
    attempts++;
    await write.then(
      () => acknowledged.push(text),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );
  };

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  await work(attempt);
  const operations = fileSystem.diary.length;
  const failedAt = fileSystem.diary[at];
  const failed = acknowledged.length < attempts;
  fileSystem.heal();
  await attempt('after the fault', last());

  const stopped = store.state() === 'stopped';
  // What fails before the rename has changed nothing; a full disk passes then.
  const isPassing = ['ENOSPC', 'EMFILE'].includes(code) && !lasting && failedAt?.startsWith('write');
  expect(stopped && isPassing).toBe(false);
  expect(stopped || code !== 'EIO' || !failed).toBe(true);
  expect(acknowledged.includes('after the fault')).toBe(!stopped);
  expect((await kept(store)).toSorted()).toEqual(acknowledged.toSorted());
  // A store that has stopped touches nothing, and on a disk that fails at everything nothing is removed.
  const files = (await store.listLeads({})).flatMap(({ submission: { resume } }) => resume?.file ?? []);
  expect(stopped || lasting || files.length === (await readdir(join(root, 'resumes'))).length).toBe(true);
  await store.close();

  const again = await openLowdbStore({ root });
  const found = await kept(again);
  await again.close();
  // A write with an unknown outcome may have reached the disk: the restart reads what is true.
  const told = stopped ? found.filter((text) => acknowledged.includes(text)) : found;
  expect(told.toSorted()).toEqual(acknowledged.toSorted());
  return { operations, failed };
}

for (const scenario of scenarios) {
  for (const code of scenario.codes) {
    for (const lasting of [false, true]) {
      const when = `${code} at each operation${lasting ? ' and all after it' : ''}`;
      test(`${scenario.name}, ${when}: acknowledged and present, or refused and absent`, async () => {
        const { failed, operations } = await sweep(scenario, code, Infinity, lasting);
        expect(failed).toBe(false);
        expect(operations).toBeGreaterThan(scenario.operations);
        for (let at = 0; at < operations; at++) await sweep(scenario, code, at, lasting);
      });
    }
  }
}

/** Removes leads while the disk fails, and again when it has healed. Says whether the failure was met. */
async function sweepRemoving(code: string, at: number, lasting: boolean): Promise<boolean> {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  const times = ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
  const records = times.map((time, index) => note(`removed ${index}`, time));
  const file = { file: 'a.pdf', bytes: 1 };
  const first = leadOf(
    'career-application',
    { additionalInfo: 'removed' },
    { receivedAt: times[0] ?? '', resume: file },
  );
  await store.insertLead(first, Buffer.of(1));
  for (const record of [...records, note('kept', times[2])]) await store.insertLead(record);
  await updateLead(store, first.entity.id, (state) => ({ ...state, unread: false }));
  const ids = [first, ...records].map(idOf);

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  const outcome = await store.deleteLeads(ids).catch((error: unknown) => error);
  const failed = outcome instanceof StoreUnavailable;
  expect(failed || outcome === 4).toBe(true);
  const isMet = fileSystem.diary.length > at;
  expect(isMet || !failed).toBe(true);
  fileSystem.heal();
  expect(await textsIn(store)).toContain('kept');
  await store.close();

  const again = await openLowdbStore({ root });
  await again.deleteLeads(ids);
  expect(await textsIn(again)).toEqual(['kept']);
  expect(await readdir(join(root, 'resumes'))).toEqual([]);
  await again.close();
  for (const name of await readdir(join(root, 'leads'))) {
    const text = await readFile(join(root, 'leads', name), 'utf8');
    expect([name, text]).toEqual([name, expect.not.stringContaining('removed')]);
  }
  return isMet;
}

for (const code of codes) {
  for (const lasting of [false, true]) {
    const when = `${code} at each operation${lasting ? ' and all after it' : ''}`;
    test(`removing leads, ${when}: what is left goes with the next attempt, and nothing else goes`, async () => {
      let at = 0;
      while (await sweepRemoving(code, at, lasting)) at++;
      expect(at).toBeGreaterThan(6);
    });
  }
}

test.each(['ENOSPC', 'EROFS', 'EACCES', 'EPERM'])('fault 15: %s is 503, leaves no ghost, and passes', async (code) => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir } = await startTestServer({ fileSystem });
  await submit(url, { message: 'before' });
  fileSystem.failEvery('write', code);
  const payload = await validPayload(url, { message: 'refused' });
  const answer = await post(url, payload);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(answer.text).toBe('We couldn’t save this. Please try again in a minute, or call us.');
  const health = await fetch(url + endpoints.health);
  expect([health.status, await health.json()]).toEqual([200, { status: 'degraded' }]);
  expect((await healthOf(url)).store).toBe('refusing');

  fileSystem.heal();
  expect((await submit(url, { message: 'after' })).status).toBe(201);
  expect(await healthOf(url)).toMatchObject({ status: 'ok', store: 'ready' });
  expect((await storedLeads(dataDir)).map(({ entity }) => entity['message'])).toEqual(['before', 'after']);
  expect((await post(url, payload)).status).toBe(201);
});

test('fault 16: after EIO nothing is written any more, and health says so', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir, logged } = await startTestServer({ fileSystem });
  await submit(url);
  fileSystem.failEvery('write', 'EIO');
  expect((await submit(url)).status).toBe(503);
  fileSystem.heal();
  fileSystem.diary.length = 0;
  const answer = await submit(url);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '300']);
  expect(fileSystem.diary).toEqual([]);
  const health = await fetch(url + endpoints.health);
  expect([health.status, await health.json()]).toEqual([503, { status: 'degraded' }]);
  expect((await healthOf(url)).store).toBe('stopped');
  expect(await storedLeads(dataDir)).toHaveLength(1);
  expect(logged()).toContain('"errorCode":"EIO","stopped":true');
});

test('the office logs in, and out, while nothing can be written', async () => {
  const fileSystem = faultyFileSystem();
  const { url } = await startTestServer({ fileSystem });
  fileSystem.failEvery('write', 'ENOSPC');
  const token = await logIn(url, { password: adminPassword });
  expect(await statusWith(url, token)).toBe(200);
  expect((await office(url, '/sessions', 'DELETE', undefined, { bearer: token })).status).toBe(204);
  expect(await statusWith(url, token)).toBe(401);
});

test('a first start on a full disk ends with a sentence', async () => {
  const fileSystem = faultyFileSystem();
  fileSystem.failEvery('write', 'ENOSPC');
  const starting = startTestServer({ fileSystem });
  await expect(starting).rejects.toThrow(OperatorError);
  await expect(starting).rejects.toThrow('What the first start makes cannot be stored (ENOSPC).');
});

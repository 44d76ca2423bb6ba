import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUp } from '../../src/cli/archive/back-up.ts';
import { restore } from '../../src/cli/archive/restore.ts';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import { Retention } from '../../src/ops/retention.ts';
import { createLogger } from '../../src/logger.ts';
import { openLowdbStore } from '../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../support/faulty-file-system.ts';
import { office, overviewOf } from '../support/inbox.ts';
import { folderWith, idOf, leadOf, note } from '../support/leads.ts';
import { setFileHeaders, pdf } from '../support/resumes.ts';
import { healthOf, leadPayload, postTo } from '../support/requests.ts';
import { patience, startTestServer, stoppedClock, temporaryFolder, type TestOptions } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;
const canary = 'Kanarienvogel';
const start = Date.parse('2026-11-21T15:00:00Z');
const iso = (time: number) => new Date(time).toISOString();

/** A data folder with one lead of each kind, the application with its file. */
async function oneOfEach(clock: { now: () => number }): Promise<string> {
  const server = await startTestServer(clock);
  const { url, dataDir } = server;
  for (const { name, path } of allLeadKinds) {
    const file = name === 'career-application' ? setFileHeaders('a.pdf', pdf()) : {};
    await postTo(url + path, await leadPayload(url, name, { lastName: canary, ...file }));
  }
  await server.stop();
  return dataDir;
}

/** Something new comes: the clock agrees with it. */
async function arrive(dataDir: string, time: number): Promise<void> {
  await using store = await openLowdbStore({ root: dataDir });
  await store.insertLead(note('new', iso(time)));
}

/** What there is once a server has started and stopped: leads by kind, those that were set aside, and files. */
async function afterStart(dataDir: string, options: TestOptions) {
  const server = await startTestServer({ dataDir, ...options });
  await server.stop();
  await using store = await openLowdbStore({ root: dataDir });
  const present = await store.listLeads({});
  const aside = await store.listLeads({ deleted: true });
  const of = (leads: readonly Lead[]) =>
    allLeadKinds.map(
      ({ name }) => leads.filter(({ kind, entity }) => kind === name && entity.lastName === canary).length,
    );
  const files = (await readdir(join(dataDir, 'resumes'))).length;
  return { present: of(present), aside: of(aside), files, logged: server.logged() };
}

/** Everything in a folder, read as text. */
async function allText(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n');
}

test('applications are set aside after 365 days, other leads after 730, and removed for good 30 days later', async () => {
  const clock = stoppedClock(start);
  const dataDir = await oneOfEach(clock);
  const step = async (days: number, more = 0) => {
    clock.advance(days * day + more);
    await arrive(dataDir, clock.now());
    return afterStart(dataDir, clock);
  };
  expect(await step(365)).toMatchObject({ present: [1, 1, 1, 1], aside: [0, 0, 0, 0], files: 1 });
  const year = await step(0, 1);
  expect(year).toMatchObject({ present: [1, 1, 1, 0], aside: [0, 0, 0, 1], files: 1 });
  expect(year.logged).toContain('"leads":1,"msg":"Old leads were soft-deleted"');
  expect(await step(29)).toMatchObject({ aside: [0, 0, 0, 1], files: 1 });
  const gone = await step(1);
  expect(gone).toMatchObject({ present: [1, 1, 1, 0], aside: [0, 0, 0, 0], files: 0 });
  expect(gone.logged).toContain('"leads":1,"resumes":1,"msg":"Soft-deleted leads were deleted for good"');
  expect(await step(335)).toMatchObject({ present: [0, 0, 0, 0], aside: [1, 1, 1, 0] });
  expect(await step(30)).toMatchObject({ present: [0, 0, 0, 0], aside: [0, 0, 0, 0] });
  expect(await allText(dataDir)).not.toContain(canary);
});

test('the settings say how long', async () => {
  const clock = stoppedClock(start);
  const dataDir = await oneOfEach(clock);
  clock.advance(10 * day + 1);
  const options = { ...clock, retentionDays: { lead: 10, application: 11 } };
  expect(await afterStart(dataDir, options)).toMatchObject({ present: [0, 0, 0, 1], aside: [1, 1, 1, 0], files: 1 });
});

test.each([800, -800])(
  'a start with the clock %i days off removes nothing, nor does the backup of it',
  async (days) => {
    const clock = stoppedClock(start);
    const dataDir = await oneOfEach(clock);
    clock.advance(days * day);
    const off = await afterStart(dataDir, clock);
    expect(off).toMatchObject({ present: [1, 1, 1, 1], aside: [0, 0, 0, 0], files: 1 });
    const archive = join(await temporaryFolder(), 'a.tar.gz');
    expect(await backUp({ dataDir }, archive, clock.now())).toMatchObject({ leads: 4, missing: [] });
    const restored = join(await temporaryFolder(), 'data');
    await restore(archive, restored, false, clock.now());
    expect(await afterStart(restored, clock)).toMatchObject({ present: [1, 1, 1, 1], files: 1 });
    clock.advance(-days * day);
    expect(await afterStart(restored, clock)).toMatchObject({ present: [1, 1, 1, 1], aside: [0, 0, 0, 0], files: 1 });
  },
);

/** Retention over a store, with a clock and a disk that the test moves. */
async function running(leads: readonly Lead[], days = { lead: 730, application: 365 }) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = stoppedClock(start);
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root: await folderWith(leads), fileSystem });
  onTestFinished(() => store.close());
  const retention = new Retention({ store, ...clock, days, log: createLogger('silent') });
  retention.start();
  return {
    clock,
    fileSystem,
    retention,
    store,
    aside: async () => (await store.listLeads({ deleted: true })).length,
  };
}

test.each([800, -800])('a clock that goes %i days off while the server runs removes nothing', async (days) => {
  const { aside, clock, retention, store } = await running([note('a', iso(start - 700 * day)), note('b', iso(start))]);
  clock.advance(days * day);
  vi.advanceTimersByTime(day);
  await retention.stop();
  expect(await aside()).toBe(0);
  expect(await store.counts()).toMatchObject({ total: 2 });
  expect(retention.held?.why).toBe(days > 0 ? 'clock' : undefined);
});

test('leads are set aside once a day while the server runs, and a sweep that fails is made up for', async () => {
  const leads = [note('old', iso(start - day)), note('new', iso(start))];
  const { aside, clock, fileSystem, retention, store } = await running(leads, { lead: 2, application: 2 });
  clock.advance(1.5 * day);
  fileSystem.failEvery('rename', 'ENOSPC');
  vi.advanceTimersByTime(day);
  await expect.poll(() => store.state(), patience).toBe('refusing');
  fileSystem.heal();
  expect(await aside()).toBe(0);
  vi.advanceTimersByTime(day);
  await expect.poll(aside, patience).toBe(1);
  await retention.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['51 of 509', 51, 458, true],
  ['51 of 511', 51, 460, false],
  ['50 of 51', 50, 1, false],
])('%s leads at once: whether the office is asked first', async (_what, old, young, isHeld) => {
  const leads = [
    ...Array.from({ length: old }, () => note('old', iso(start - 731 * day))),
    ...Array.from({ length: young }, () => note('young', iso(start))),
  ];
  const { aside, retention } = await running(leads);
  await retention.stop();
  expect(retention.held).toEqual(
    isHeld ? { why: 'many', leads: old, today: '2026-11-21', newestAt: iso(start) } : undefined,
  );
  expect(await aside()).toBe(isHeld ? 0 : old);
});

test('what has become of a lead is new, too', async () => {
  const old = note('old', iso(start - 800 * day));
  const { aside, clock, retention, store } = await running([old, note('newest', iso(start - 60 * day))]);
  await retention.stop();
  expect([retention.held?.why, await aside()]).toEqual(['clock', 0]);
  await store.updateLead(idOf(old), (state) => ({
    ...state,
    history: [{ at: iso(clock.now()), kind: 'status', detail: 'done' }],
  }));
  await retention.sweep();
  expect([retention.held, await aside()]).toEqual([undefined, 1]);
});

test('the office sees why, and its word is for what it was shown', async () => {
  const clock = stoppedClock(start);
  const dataDir = await folderWith([note('old', iso(start)), leadOf('referral', {}, { receivedAt: iso(start) })]);
  clock.advance(800 * day);
  const { url } = await startTestServer({ dataDir, ...clock });
  await expect.poll(async () => (await overviewOf(url)).retention, patience).toBeDefined();
  const shown = (await overviewOf(url)).retention;
  expect(shown).toEqual({ why: 'clock', leads: 2, today: '2029-01-29', newestAt: iso(start) });
  expect(await healthOf(url)).toMatchObject({ status: 'degraded', retention: 'held' });

  for (const other of [
    { leads: 3, today: '2029-01-29' },
    { leads: 2, today: '2026-11-21' },
  ]) {
    const refused = await office(url, '/retention', 'POST', other);
    expect([refused.status, await refused.text()]).toEqual([
      412,
      'The list of leads to remove has just changed. Please check it again.',
    ]);
  }
  expect((await office(url, '/retention', 'POST', { leads: '2', today: '2029-01-29' })).status).toBe(400);
  expect((await office(url, '/retention', 'POST', { leads: 2, today: shown?.today })).status).toBe(204);
  expect((await overviewOf(url)).retention).toBeUndefined();
  expect(await healthOf(url)).toMatchObject({ status: 'ok', retention: 'ok' });
  expect(await overviewOf(url)).toMatchObject({ unread: 0, suspects: 0 });
});

test('who asks to be erased is erased at once, from what was set aside, too', async () => {
  const clock = stoppedClock(start);
  const dataDir = await oneOfEach(clock);
  const store = await openLowdbStore({ root: dataDir });
  for (const lead of await store.listLeads({})) {
    await store.updateLead(idOf(lead), (state) => ({ ...state, deletedAt: iso(start) }));
  }
  await store.close();
  const server = await startTestServer({ dataDir, ...clock });
  const answer = await office(server.url, '/people/erase', 'POST', { email: 'dana@example.com' });
  expect(await answer.json()).toEqual({ leads: 4, resumes: 1, messages: 0 });
  await server.stop();
  expect(await allText(dataDir)).not.toContain(canary);
});

test('a file that no lead names is removed after 30 days, and by no clock that cannot be right; what is not ours stays', async () => {
  const clock = stoppedClock(start);
  const dataDir = await oneOfEach(clock);
  const folder = join(dataDir, 'resumes');
  const stray = '2026-11-21-00000000-0000-4000-8000-000000000000.pdf';
  for (const name of [stray, '.DS_Store', '0-notes.txt']) await writeFile(join(folder, name), 'x');
  for (const days of [800, -770]) {
    clock.advance(days * day);
    await afterStart(dataDir, clock);
    expect(await readdir(folder)).toContain(stray);
  }
  clock.advance(day);
  await afterStart(dataDir, clock);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining(['.DS_Store', '0-notes.txt']));
  expect(left).not.toContain(stray);
  expect(left).toHaveLength(3);
});

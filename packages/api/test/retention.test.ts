import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadCollections, leadKinds } from '../src/leads/lead-kinds.ts';
import { sweepDaily } from '../src/leads/retention.ts';
import { createLog } from '../src/log.ts';
import { openStore } from '../src/store/lowdb/open-store.ts';
import { faultyFileSystem } from './support/faulty-file-system.ts';
import { leadPayload, postTo, storedLeads } from './support/requests.ts';
import { asFile, pdf } from './support/resumes.ts';
import { patience, startTestServer, stoppedClock } from './support/server.ts';
import type { TestOptions } from './support/server.ts';

const day = 24 * 60 * 60 * 1000;
const canary = 'Kanarienvogel';

/** A data folder with one lead of each kind, the application with its file. */
async function oneOfEach(clock: { now: () => number }): Promise<string> {
  const server = await startTestServer(clock);
  const { url, dataDir } = server;
  for (const { name, path } of leadKinds) {
    const file = name === 'career-application' ? asFile('a.pdf', pdf()) : {};
    await postTo(url + path, await leadPayload(url, name, { lastName: canary, ...file }));
  }
  await server.stop();
  return dataDir;
}

/** How many leads of each kind, and how many files, there are once a server has started and stopped. */
async function afterStart(dataDir: string, options: TestOptions) {
  const server = await startTestServer({ dataDir, ...options });
  await server.stop();
  const { logged } = server;
  const counts = await Promise.all(leadKinds.map(async ({ collection }) => storedLeads(dataDir, collection)));
  return { leads: counts.map(({ length }) => length), files: (await readdir(join(dataDir, 'resumes'))).length, logged };
}

/** Everything in a folder, read as text. */
async function allText(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n');
}

test('applications and their files are removed after 365 days, other leads after 730', async () => {
  const clock = stoppedClock();
  const dataDir = await oneOfEach(clock);
  expect(await afterStart(dataDir, clock)).toMatchObject({ leads: [1, 1, 1, 1], files: 1 });
  clock.advance(365 * day);
  expect(await afterStart(dataDir, clock)).toMatchObject({ leads: [1, 1, 1, 1], files: 1 });
  clock.advance(1);
  const year = await afterStart(dataDir, clock);
  expect(year).toMatchObject({ leads: [1, 1, 1, 0], files: 0 });
  expect(year.logged()).toContain('"leads":1,"resumes":1,"msg":"Removed what was kept long enough"');
  clock.advance(365 * day);
  expect(await afterStart(dataDir, clock)).toMatchObject({ leads: [0, 0, 0, 0], files: 0 });
  expect(await allText(dataDir)).not.toContain(canary);
});

test('the settings say how long', async () => {
  const clock = stoppedClock();
  const dataDir = await oneOfEach(clock);
  clock.advance(10 * day + 1);
  const options = { ...clock, retentionDays: { lead: 10, application: 11 } };
  expect(await afterStart(dataDir, options)).toMatchObject({ leads: [0, 0, 0, 1], files: 1 });
});

test('a file that no record names is removed after a week, and not before', async () => {
  const clock = stoppedClock();
  const dataDir = await oneOfEach(clock);
  await writeFile(join(dataDir, 'resumes', '2026-11-21-00000000-0000-4000-8000-000000000000.pdf'), 'stray');
  clock.advance(7 * day);
  expect(await afterStart(dataDir, clock)).toMatchObject({ leads: [1, 1, 1, 1], files: 2 });
  clock.advance(day);
  expect(await afterStart(dataDir, clock)).toMatchObject({ leads: [1, 1, 1, 1], files: 1 });
});

test('a file that is not ours stays, and does not keep strays from being removed', async () => {
  const clock = stoppedClock();
  const dataDir = await oneOfEach(clock);
  const folder = join(dataDir, 'resumes');
  const stray = '2026-11-21-00000000-0000-4000-8000-000000000000.pdf';
  for (const name of [stray, '.DS_Store', '0-notes.txt']) await writeFile(join(folder, name), 'x');
  clock.advance(8 * day);
  await afterStart(dataDir, clock);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining(['.DS_Store', '0-notes.txt']));
  expect(left).not.toContain(stray);
});

test('leads are removed once a day while the server runs, and a sweep that fails is made up for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = stoppedClock();
  const fileSystem = faultyFileSystem();
  const store = await openStore({ root: await oneOfEach(clock), collections: leadCollections, fileSystem });
  onTestFinished(() => store.close());
  const end = sweepDaily({ store, ...clock, days: { lead: 1, application: 1 }, log: createLog('silent') });
  const stored = () => store.leadCounts().unread + store.leadCounts().suspects;
  clock.advance(2 * day);
  expect(stored()).toBe(4);
  fileSystem.failEvery('rename', 'ENOSPC');
  vi.advanceTimersByTime(day);
  await expect.poll(() => store.state(), patience).toBe('refusing');
  fileSystem.heal();
  expect(stored()).toBe(4);
  vi.advanceTimersByTime(day);
  await expect.poll(stored, patience).toBe(0);
  await end();
  expect(vi.getTimerCount()).toBe(0);
});

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LeadKindName } from '@hvac/content/model';
import type { Lead, LeadState } from '../../src/leads/model/lead.ts';
import { putBack, startRetention, sweepLeads } from '../../src/ops/retention.ts';
import { nodeFileSystem } from '../../src/store/lowdb/data-folder.ts';
import { openLowdbStore } from '../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../support/faulty-file-system.ts';
import { detailOf, idsOf } from '../support/inbox.ts';
import { folderWith, idOf, leadOf, note, updateLead } from '../support/leads.ts';
import { submit } from '../support/requests.ts';
import { collectLog, patience, startTestServer, stoppedClock } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-21T15:00:00Z');
const iso = (time: number) => new Date(time).toISOString();

/** A lead that the office has read and closed. */
function closed(kind: LeadKindName, closedAt: number, changes: Partial<LeadState> = {}, file?: string): Lead {
  const resume = file === undefined ? {} : { resume: { file, bytes: 1 } };
  const lead: Lead = leadOf(kind, { lastName: 'Zanzibar' }, { receivedAt: iso(closedAt - day), ...resume });
  const history: LeadState['history'] = [{ at: iso(closedAt), kind: 'status', detail: changes.status ?? 'done' }];
  return { ...lead, state: { ...lead.state, status: 'done', unread: false, history, ...changes } };
}

/** Retention over a data folder, with a clock and a disk that the test moves. */
async function retentionOver(leads: readonly Lead[], now = start) {
  const clock = stoppedClock(now);
  const fileSystem = faultyFileSystem();
  const root = await folderWith(leads, Buffer.of(1));
  const store = await openLowdbStore({ root, fileSystem, now: clock.now });
  onTestFinished(() => store.close());
  const { log, logged } = collectLog();
  const deps = { store, now: clock.now, days: { lead: 730, application: 365 }, log };
  const count = async (deleted: boolean) => (await store.listLeads({ deleted })).length;
  return {
    clock,
    fileSystem,
    deps,
    root,
    store,
    logged,
    sweep: () => sweepLeads(deps),
    present: () => count(false),
    deleted: () => count(true),
  };
}

test('closed applications are soft-deleted after 365 days, other closed leads after 730, and for good 30 days later', async () => {
  const kinds = ['service-request', 'contact', 'referral', 'career-application'] as const;
  const leads = kinds.map((kind) => closed(kind, start, {}, kind === 'career-application' ? 'a.pdf' : undefined));
  const { clock, logged, present, deleted, sweep, root } = await retentionOver(leads);
  const after = async (days: number) => {
    clock.advance(days * day);
    await sweep();
    return [await present(), await deleted(), (await readdir(join(root, 'resumes'))).length];
  };
  expect(await after(364)).toEqual([4, 0, 1]);
  expect(await after(1)).toEqual([3, 1, 1]);
  expect(await after(29)).toEqual([3, 1, 1]);
  expect(await after(1)).toEqual([3, 0, 0]);
  expect(await after(335)).toEqual([0, 3, 0]);
  expect(await after(30)).toEqual([0, 0, 0]);
  expect(logged()).toContain('"leads":3,"msg":"Soft-deleted leads were deleted for good"');
  const files = await readdir(join(root, 'leads'));
  for (const name of files) expect(await readFile(join(root, 'leads', name), 'utf8')).not.toContain('Zanzibar');
});

const open = { unread: false, status: 'contacted' } as const;
test.each<[string, Lead]>([
  ['new', note('a', iso(start))],
  ['new, and read', { ...note('a', iso(start)), state: { ...note('a').state, unread: false } }],
  ['unread, though closed', closed('contact', start, { unread: true })],
  ['open', closed('contact', start, open)],
  ['scheduled', closed('contact', start, { ...open, status: 'scheduled', followUp: '2026-12-01' })],
  ['opened again', closed('contact', start, { ...open, status: 'new' })],
  ['a suspect that nobody has closed', leadOf('contact', {}, { suspect: ['honeypot'], receivedAt: iso(start) })],
])('a lead that is %s stays for ever', async (_what, lead) => {
  const { clock, present, sweep } = await retentionOver([lead]);
  for (let year = 1; year <= 10; year++) {
    clock.advance(365 * day);
    await sweep();
  }
  expect(await present()).toBe(1);
});

test('what is closed counts from the day it was last closed, spam too', async () => {
  const reopened = closed('contact', start, {
    history: [
      { at: iso(start), kind: 'status', detail: 'done' },
      { at: iso(start + 400 * day), kind: 'status', detail: 'new' },
      { at: iso(start + 401 * day), kind: 'status', detail: 'spam' },
      { at: iso(start + 402 * day), kind: 'note', detail: '' },
    ],
    status: 'spam',
  });
  const { clock, deleted, sweep } = await retentionOver([reopened]);
  clock.advance(1_130 * day);
  await sweep();
  expect(await deleted()).toBe(0);
  clock.advance(day);
  await sweep();
  expect(await deleted()).toBe(1);
});

test('a lead that came while the clock stood in 2015 is there and unread a year after the clock was set right', async () => {
  const clock = stoppedClock(Date.parse('2015-01-01T00:00:00Z'));
  const first = await startTestServer(clock);
  expect((await submit(first.url)).status).toBe(201);
  await first.stop();
  clock.advance(start - clock.now());
  for (let days = 0; days <= 365; days += 73) {
    const server = await startTestServer({ dataDir: first.dataDir, ...clock });
    const [id = ''] = await idsOf(server.url);
    expect(await detailOf(server.url, id)).toMatchObject({ unread: true, status: 'new' });
    await server.stop();
    clock.advance(73 * day);
  }
});

describe('what somebody changes between the list of a sweep and its write', () => {
  /** Sweeps while somebody changes the only lead, after it was listed. */
  async function sweepWhile(lead: Lead, change: (state: LeadState) => LeadState) {
    const { present, deleted, store, sweep } = await retentionOver([lead]);
    const listing = store.listLeads.bind(store);
    const meddling = vi.spyOn(store, 'listLeads').mockImplementation(async (query) => {
      const found = await listing(query);
      if (found.length > 0) await updateLead(store, idOf(lead), change);
      return found;
    });
    await sweep();
    meddling.mockRestore();
    return { present: await present(), deleted: await deleted() };
  }
  const old = start - 800 * day;
  const reopen = (state: LeadState): LeadState => ({ ...state, status: 'contacted' });

  test.each<[string, (state: LeadState) => LeadState]>([
    ['reopened', reopen],
    ['marked unread', (state) => ({ ...state, unread: true })],
    [
      'closed anew',
      (state) => ({ ...state, history: [...state.history, { at: iso(start), kind: 'status', detail: 'done' }] }),
    ],
  ])('an old lead that is %s stays', async (_what, change) => {
    expect(await sweepWhile(closed('contact', old), change)).toMatchObject({ present: 1, deleted: 0 });
  });

  test('a lead that is put back stays', async () => {
    const aside = closed('contact', old, { deletedAt: iso(start - 31 * day) });
    const swept = await sweepWhile(aside, ({ deletedAt: _then, ...state }) => state);
    expect(swept).toMatchObject({ present: 1, deleted: 0 });
  });
});

test('an old lead that was put back stays until somebody has read it', async () => {
  const old = closed('contact', start - 800 * day);
  const { clock, present, sweep, store } = await retentionOver([old]);
  await sweep();
  expect(await present()).toBe(0);
  expect(await putBack(idOf(old), store)).toBe(true);
  expect(await putBack(idOf(old), store)).toBe(false);
  clock.advance(40 * day);
  await sweep();
  expect(await present()).toBe(1);
  await updateLead(store, idOf(old), (state) => ({ ...state, unread: false }));
  await sweep();
  expect(await present()).toBe(0);
});

test('a sweep of thousands is made of small writes', async () => {
  const old = Array.from({ length: 1_001 }, () => closed('contact', start - 800 * day));
  const { deleted, fileSystem, sweep } = await retentionOver(old);
  fileSystem.diary.length = 0;
  await sweep();
  expect(await deleted()).toBe(1_001);
  expect(fileSystem.diary.filter((operation) => operation.startsWith('write'))).toHaveLength(6);
});

test('leads are deleted once a day while the server runs, and a sweep that fails is made up for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { clock, deleted, deps, fileSystem, store } = await retentionOver([closed('contact', start - 729 * day)]);
  const stop = startRetention(deps);
  clock.advance(1.5 * day);
  fileSystem.failEvery('write', 'ENOSPC');
  vi.advanceTimersByTime(day);
  await expect.poll(() => store.state(), patience).toBe('refusing');
  fileSystem.heal();
  expect(await deleted()).toBe(0);
  vi.advanceTimersByTime(day);
  await expect.poll(deleted, patience).toBe(1);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a start removes a file that no lead has named for 30 days, and no other', async () => {
  const named = closed('career-application', start, {}, '2026-10-01-11111111-0000-4000-8000-000000000000.pdf');
  const root = await folderWith([named], Buffer.of(1));
  const folder = join(root, 'resumes');
  const stray = '2026-11-21-00000000-0000-4000-8000-000000000000.pdf';
  for (const name of [stray, '.DS_Store', '0-notes.txt']) await writeFile(join(folder, name), 'x');
  const namesAfter = async (days: number) => {
    await (await openLowdbStore({ root, now: () => start + days * day })).close();
    return readdir(folder);
  };
  expect(await namesAfter(29)).toHaveLength(4);
  const left = await namesAfter(32);
  expect(left).toHaveLength(3);
  expect(left).not.toContain(stray);
  expect(left).toContain(named.submission.resume?.file ?? idOf(named));
});

test('a server that stops during a sweep takes no more connections', async () => {
  const dataDir = await folderWith([closed('contact', start - 800 * day)]);
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const fileSystem = {
    ...nodeFileSystem,
    async write(...[path, content]: Parameters<typeof nodeFileSystem.write>) {
      if (path.includes('2024-')) {
        started.resolve();
        await finished.promise;
      }
      return nodeFileSystem.write(path, content);
    },
  };
  const server = await startTestServer({ dataDir, fileSystem, now: () => start });
  await started.promise;
  const stopping = server.stop();
  const connect = () =>
    fetch(server.url).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(connect, patience).toBe('closed');
  finished.resolve();
  await stopping;
});

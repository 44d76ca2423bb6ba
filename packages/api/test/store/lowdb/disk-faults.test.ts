import { endpoints } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../src/store/store.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { healthOf, post, submit, validPayload } from '../../support/requests.ts';
import { office } from '../../support/inbox.ts';
import { adminPassword, startTestServer, temporaryFolder } from '../../support/server.ts';
import { logIn, statusWith } from '../../support/team.ts';
import { note, storedLeads, textsIn } from '../../support/leads.ts';

/** Opens a store, lets the disk fail, and compares what was acknowledged with what is there afterwards. */
async function sweep(code: string, at: number, lasting: boolean): Promise<{ operations: number; failed: boolean }> {
  const root = await temporaryFolder();
  const fileSystem = faultyFileSystem();
  const store = await openLowdbStore({ root, fileSystem });
  const acknowledged: string[] = [];
  const attempt = (text: string, time?: string) =>
    store.insertLead(note(text, time)).then(
      () => acknowledged.push(text),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );

  fileSystem.diary.length = 0;
  fileSystem.failAt(at, code, lasting);
  await attempt('makes a file');
  await Promise.all([attempt('first of two'), attempt('second of two')]);
  await attempt('withLock');
  await attempt('starts a month', '2026-12-01T00:00:00.000Z');
  const operations = fileSystem.diary.length;
  const failed = acknowledged.length < 5;
  fileSystem.heal();
  await attempt('after the fault', '2026-12-01T00:00:01.000Z');

  // With lasting failures the old file may be impossible to put back; then the store must have stopped.
  const stopped = store.state() === 'stopped';
  expect(stopped).toBe(code === 'EIO' ? failed : stopped && lasting);
  expect(acknowledged.includes('after the fault')).toBe(!stopped);
  expect(await textsIn(store)).toEqual(acknowledged);
  await store.close();

  const again = await openLowdbStore({ root });
  const kept = await textsIn(again);
  await again.close();
  const mayHoldMore = stopped && lasting;
  expect(mayHoldMore ? kept.filter((text) => acknowledged.includes(text)) : kept).toEqual(acknowledged);
  return { operations, failed };
}

for (const code of ['ENOSPC', 'EIO', 'EMFILE', 'EACCES']) {
  for (const lasting of [false, true]) {
    test(`${code} at each operation${lasting ? ' and all after it' : ''}: acknowledged and present, or refused and absent`, async () => {
      let at = 0;
      for (let operations = Infinity; at < operations; at++) ({ operations } = await sweep(code, at, lasting));
      expect(at).toBeGreaterThan(30);
      expect((await sweep(code, at, lasting)).failed).toBe(false);
    });
  }
}

test('fault 15: a full disk is 503 with Retry-After, leaves no ghost, and passes', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir } = await startTestServer({ fileSystem });
  await submit(url, { message: 'before' });
  fileSystem.failEvery('write', 'ENOSPC');
  const payload = await validPayload(url, { message: 'refused' });
  const answer = await post(url, payload);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(answer.text).toBe('We could not save this just now. Please try again in a minute, or call us.');
  const health = await fetch(url + endpoints.health);
  expect([health.status, await health.json()]).toEqual([200, { status: 'degraded' }]);
  expect((await healthOf(url)).store).toBe('refusing');

  fileSystem.heal();
  expect((await submit(url, { message: 'after' })).status).toBe(201);
  expect(await healthOf(url)).toMatchObject({ status: 'ok', store: 'ready' });
  expect((await storedLeads(dataDir)).map(({ entity }) => entity['message'])).toEqual(['before', 'after']);
  expect((await post(url, payload)).status).toBe(201);
});

test('fault 16: after EIO on a sync nothing is written any more, and health says so', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir, logged } = await startTestServer({ fileSystem });
  await submit(url);
  fileSystem.failEvery('sync', 'EIO');
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

test('all of those that share a failed write are refused', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir } = await startTestServer({ fileSystem });
  await submit(url);
  const payloads = await Promise.all(Array.from({ length: 10 }, () => validPayload(url)));
  fileSystem.failEvery('rename', 'EACCES');
  const refused = await Promise.all(payloads.map((payload) => post(url, payload)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  fileSystem.heal();
  const taken = await Promise.all(payloads.map((payload) => post(url, payload)));
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await storedLeads(dataDir)).toHaveLength(11);
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

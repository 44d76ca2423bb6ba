import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../src/store/store.ts';
import { openLowdbStore } from '../../../src/store/lowdb/lowdb-store.ts';
import { startProcess } from '../../support/child.ts';
import { faultyFileSystem } from '../../support/faulty-file-system.ts';
import { adminPassword, deep, patience, startTestServer, temporaryFolder } from '../../support/server.ts';
import { call, create, list, offer, storedSpecials, titles, visible } from '../../support/specials.ts';

test('fault 15: a full disk during an edit is 503, nothing has changed, and it passes', async () => {
  const fileSystem = faultyFileSystem();
  const { url, dataDir } = await startTestServer({ fileSystem });
  const { id } = await create(url);
  const before = await list(url);
  fileSystem.failEvery('write', 'ENOSPC');
  for (const [verb, place, sent] of [
    ['POST', '', offer],
    ['PUT', `/${id}`, { ...offer, title: 'Refused' }],
    ['DELETE', `/${id}`, undefined],
  ] as const) {
    const answer = await call(url, verb, place, sent);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(answer.text).toBe('We could not save this just now. Please try again in a minute, or call us.');
  }
  expect(await list(url)).toEqual(before);
  expect(titles(await visible(url))).toEqual([offer.title]);
  expect(await storedSpecials(dataDir)).toEqual(before);
  fileSystem.heal();
  expect((await call(url, 'PUT', `/${id}`, { ...offer, title: 'Kept' }, { 'If-Match': '"1"' })).status).toBe(200);
  expect(titles(await storedSpecials(dataDir))).toEqual(['Kept']);
});

for (const code of ['ENOSPC', 'EIO', 'EACCES']) {
  test(`${code} at each operation of a change: the table is the old or the new one, as was answered`, async () => {
    for (let at = 0, reached = true; reached; at++) {
      const root = await temporaryFolder();
      const fileSystem = faultyFileSystem();
      const store = await openLowdbStore({ root, fileSystem });
      const set = (cityNames: string[]) =>
        store.updateRows('service_areas', () => ({
          rows: cityNames.map((cityName) => ({ id: crypto.randomUUID(), cityName, isActive: true })),
          result: cityNames,
        }));
      let expected = await set(['Yulee', 'Elkton']);
      fileSystem.diary.length = 0;
      fileSystem.failAt(at, code);
      const outcome = await set(['Mayport']).catch((error: unknown) => error);
      reached = fileSystem.diary.length > at;
      expect(outcome instanceof StoreUnavailable).toBe(reached);
      if (!reached) expected = ['Mayport'];
      expect((await store.rows('service_areas')).map(({ cityName }) => cityName)).toEqual(expected);
      await store.close();
      const again = await openLowdbStore({ root });
      expect((await again.rows('service_areas')).map(({ cityName }) => cityName)).toEqual(expected);
      await again.close();
    }
  });
}

const rounds = deep ? 20 : 3;

test(
  `SIGKILL during edits, ${rounds} rounds: the file is the old or the new version, never a third`,
  {
    timeout: rounds * 45_000,
  },
  async () => {
    const dataDir = await temporaryFolder();
    let acknowledged = -1;
    for (let round = 1; round <= rounds; round++) {
      const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ADMIN_PASSWORD: adminPassword });
      const url = await server.ready;
      const [first] = await list(url);
      const { id } = first ?? (await create(url));
      const begun = acknowledged;
      let sent = acknowledged;
      const editing = (async () => {
        for (;;) {
          sent++;
          // Each field tells which edit it is of: a mixture of two would show.
          const texts = { title: `Edit ${sent}`, description: `Edit ${sent}`, terms: `Edit ${sent}` };
          const answer = await call(url, 'PUT', `/${id}`, { ...offer, ...texts });
          if (answer.status !== 200) throw new Error(`Answered with ${answer.status}`);
          acknowledged = sent;
        }
      })().catch((error: unknown) => {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      });
      await expect.poll(() => acknowledged - begun, { ...patience, interval: 1 }).toBeGreaterThan(15 * round);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      await editing;

      const [row, ...others] = await storedSpecials(dataDir);
      expect(others).toEqual([]);
      expect([`Edit ${acknowledged}`, `Edit ${sent}`]).toContain(row?.title);
      expect([row?.description, row?.terms]).toEqual([row?.title, row?.title]);
      acknowledged = Number(row?.title.slice('Edit '.length));
    }
    const last = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword });
    expect(titles(await list(await last.ready))).toEqual([`Edit ${acknowledged}`]);
  },
);

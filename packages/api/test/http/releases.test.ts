import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepRelease } from '../../src/http/releases.ts';
import { builtSite } from '../support/built-site.ts';
import { raw } from '../support/raw.ts';
import { patience, startTestServer, stoppedClock, temporaryFolder } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;

/** A built site, a folder of releases, and a clock. */
async function place() {
  const [siteDir, folder, clock] = [await temporaryFolder(), await temporaryFolder(), stoppedClock()];
  return {
    folder,
    clock,
    /** Builds a release with these assets, and starts with it. */
    release: async (...names: string[]) => {
      await rm(join(siteDir, 'assets'), { recursive: true, force: true });
      await mkdir(join(siteDir, 'assets'));
      for (const name of names) {
        for (const file of [name, `${name}.br`, `${name}.gz`]) await writeFile(join(siteDir, 'assets', file), file);
      }
      await keepRelease({ siteDir, folder, now: clock.now });
    },
    kept: async () => (await readdir(join(folder, 'assets'))).toSorted(),
  };
}

test('the assets of a release are kept for 30 days after the next one, and then removed', async () => {
  const { release, kept, clock } = await place();
  await release('a-1.js', 'shared-1.js');
  clock.advance(40 * day);
  await release('a-2.js', 'shared-1.js');
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'shared-1.js']);
  clock.advance(29 * day);
  await release('a-2.js', 'shared-1.js');
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'shared-1.js']);
  clock.advance(day);
  await release('a-2.js', 'shared-1.js');
  expect(await kept()).toEqual(['a-2.js', 'shared-1.js']);
});

test('a release that comes back is served, and no longer old', async () => {
  const { release, kept, clock } = await place();
  await release('a-1.js');
  await release('a-2.js');
  clock.advance(20 * day);
  await release('a-1.js');
  clock.advance(20 * day);
  await release('a-1.js');
  expect(await kept()).toEqual(['a-1.js', 'a-2.js']);
  clock.advance(10 * day);
  await release('a-1.js');
  expect(await kept()).toEqual(['a-1.js']);
});

test.each([-800, -46, 46, 800])('a clock that is %i days wrong removes nothing', async (days) => {
  const { release, kept, clock } = await place();
  await release('a-1.js');
  await release('a-2.js');
  clock.advance(days * day);
  await release('a-3.js');
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  clock.advance(-days * day);
  await release('a-3.js');
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
});

test('what a wrong clock has written does not keep a release for ever', async () => {
  const { release, kept, clock } = await place();
  clock.advance(800 * day);
  await release('a-1.js');
  await release('a-2.js');
  clock.advance(-800 * day);
  await release('a-2.js');
  clock.advance(30 * day);
  await release('a-2.js');
  expect(await kept()).toEqual(['a-2.js']);
});

test.each(['', '{', '{"seenAt":1,"releases":[{"id":"x","files":["../../secret"],"replacedAt":1}]}', 'null'])(
  'with the list %j, what lies there is kept for another 30 days',
  async (text) => {
    const { release, kept, clock, folder } = await place();
    await release('a-1.js');
    await writeFile(join(folder, 'releases.json'), text);
    await release('a-2.js');
    clock.advance(29 * day);
    await release('a-2.js');
    expect(await kept()).toEqual(['a-1.js', 'a-2.js']);
    clock.advance(day);
    await release('a-2.js');
    expect(await kept()).toEqual(['a-2.js']);
  },
);

test('whatever the clock says, the files of the present release stay', async () => {
  const { release, kept, clock } = await place();
  for (const days of [0, 29, 800, -1600, 30, 45, 31, 3650]) {
    clock.advance(days * day);
    await release('a-1.js', 'a-2.js');
    expect(await kept()).toEqual(['a-1.js', 'a-2.js']);
  }
});

test('a copy that a stop has cut short is made again, and never served', async () => {
  const { release, kept, folder } = await place();
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets/a-1.js.part'), 'a-');
  await release('a-1.js');
  expect(await kept()).toEqual(['a-1.js']);
  expect(await readFile(join(folder, 'assets/a-1.js'), 'utf8')).toBe('a-1.js');
});

test('a page of the last release finds its code, and what never was is 404', async () => {
  const siteDir = await builtSite();
  const first = await startTestServer({ siteDir });
  await expect.poll(() => readdir(join(first.dataDir, 'releases/assets')).catch(() => []), patience).toHaveLength(1);
  await expect.poll(() => readdir(join(first.dataDir, 'releases')), patience).toContain('releases.json');
  await first.stop();
  await rm(join(siteDir, 'assets'), { recursive: true });
  await mkdir(join(siteDir, 'assets'));
  await writeFile(join(siteDir, 'assets/entry-New1.js'), 'new');

  const { url } = await startTestServer({ siteDir, dataDir: first.dataDir });
  const old = await raw(url, '/assets/entry-BxY9.js');
  expect([old.status, String(old.bytes), old.headers['cache-control']]).toEqual([
    200,
    'console.log("entry")',
    'public, max-age=31536000, immutable',
  ]);
  expect(old.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect(old.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await raw(url, '/assets/entry-New1.js')).status).toBe(200);
  for (const path of [
    '/assets/gone.js',
    '/assets/../releases.json',
    '/assets/..%2freleases.json',
    '/releases/releases.json',
  ]) {
    expect([path, (await raw(url, path)).status]).toEqual([path, 404]);
  }
});

import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { day, isClockDoubtful, type Clock } from '../clock.ts';

/** How long assets are served after a release without them, in milliseconds. */
const retention = 30 * day;

/** Times in milliseconds since 1970. */
const manifest = z.object({
  /** When the server last started. */
  seenAt: z.number(),
  /** Time of the first release without an asset, by the asset's name. */
  replacedAt: z.record(z.string(), z.number()),
});

interface ReleaseDeps extends Clock {
  /** The built site, absolute: its assets are the release that is served. */
  siteDir: string;
  /** Folder of released assets, absolute. A new build or clone does not delete it. */
  folder: string;
}

/** Where the assets are in the folder of releases. */
export const assetsOf = (folder: string): string => join(folder, 'assets');

/** Names of the assets in a folder, without their compressed copies and unfinished ones. */
const assetsIn = async (path: string): Promise<string[]> =>
  (await readdir(path).catch(() => [])).filter((name) => !/\.(br|gz|part)$/.test(name));

/** An unreadable manifest counts as empty: old assets then stay for another 30 days. */
async function readManifest(file: string, now: number): Promise<z.infer<typeof manifest>> {
  try {
    return z.parse(manifest, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { seenAt: now, replacedAt: {} };
  }
}

/** Keeps the assets of this release for open pages, and deletes those that were replaced 30 days ago. */
export async function keepRelease({ siteDir, folder, now }: ReleaseDeps): Promise<void> {
  const time = now();
  const [assets, manifestFile] = [assetsOf(folder), join(folder, 'releases.json')];
  const built = await assetsIn(join(siteDir, 'assets'));
  if (built.length === 0) return;
  await mkdir(assets, { recursive: true });
  const present = await assetsIn(assets);
  for (const name of built.filter((each) => !present.includes(each))) {
    // Whole or not at all: browsers cache it for a year.
    await copyFile(join(siteDir, 'assets', name), join(assets, `${name}.part`));
    await rename(join(assets, `${name}.part`), join(assets, name));
  }
  const { seenAt, replacedAt: before } = await readManifest(manifestFile, time);
  const isDoubtful = isClockDoubtful(time, seenAt);
  const replacedAt: Record<string, number> = {};
  for (const name of present.filter((each) => !built.includes(each))) {
    // A time in the future comes from a wrong clock.
    const since = Math.min(before[name] ?? time, time);
    if (isDoubtful || time - since < retention) replacedAt[name] = since;
    else await rm(join(assets, name), { force: true });
  }
  await writeFile(manifestFile, JSON.stringify({ seenAt: time, replacedAt }), { mode: 0o600 });
}

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { day, isClockDoubtful } from '../clock.ts';

/** How long the files of a release go on being served after the next one came, in milliseconds. */
const keptFor = 30 * day;

const release = z.object({
  id: z.string(),
  files: z.array(z.string().check(z.regex(/^[\w.-]+$/))),
  /** When the next one came, in milliseconds since 1970; null for the one that is served. */
  replacedAt: z.nullable(z.number()),
});
const manifest = z.object({ seenAt: z.number(), releases: z.array(release) });
type Manifest = z.infer<typeof manifest>;

interface Places {
  /** The built site, absolute: its assets are the release that is served. */
  siteDir: string;
  /** Where the assets of releases are kept, absolute. It outlives a new build, and a new clone. */
  folder: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Where old assets lie in the folder of releases. */
export const assetsOf = (folder: string): string => join(folder, 'assets');

const listIn = (folder: string): string => join(folder, 'releases.json');

/** The plain files of a folder of assets: the compressed ones beside them are for the release that is served alone. */
const plainFiles = async (path: string): Promise<string[]> =>
  (await readdir(path).catch(() => [])).filter((name) => !/\.(br|gz|part)$/.test(name)).toSorted();

/** @returns one that begins now when nothing readable was kept; then what lies in the folder is one release of yesterday */
async function readManifest(folder: string, now: number): Promise<Manifest> {
  try {
    return z.parse(manifest, JSON.parse(await readFile(listIn(folder), 'utf8')));
  } catch {
    const files = await plainFiles(assetsOf(folder));
    return { seenAt: now, releases: files.length > 0 ? [{ id: 'unknown', files, replacedAt: now }] : [] };
  }
}

/**
 * Keeps a copy of the assets that are served now, so that a page which a visitor has open finds its code after the next
 * release too, and removes those of releases that were replaced 30 days ago. The names of assets carry a hash of their
 * content, so that a name stands for the same bytes in every release. What is served now is never removed.
 */
export async function keepRelease({ siteDir, folder, now }: Places): Promise<void> {
  const time = now();
  const built = await plainFiles(join(siteDir, 'assets'));
  if (built.length === 0) return;
  const id = createHash('sha256').update(built.join('\n')).digest('hex');
  const before = await readManifest(folder, time);
  const others = before.releases
    .filter((each) => each.id !== id)
    // Replaced by this one; or in a future that a wrong clock has written.
    .map((each) => ({ ...each, replacedAt: Math.min(each.replacedAt ?? time, time) }));
  const isDoubtful = isClockDoubtful(time, before.seenAt);
  const kept = others.filter(({ replacedAt }) => isDoubtful || time - replacedAt < keptFor);

  const assets = assetsOf(folder);
  await mkdir(assets, { recursive: true });
  const present = new Set(await plainFiles(assets));
  for (const name of built.filter((each) => !present.has(each))) {
    // Whole or not at all: browsers keep what they got for a year.
    await copyFile(join(siteDir, 'assets', name), join(assets, `${name}.part`));
    await rename(join(assets, `${name}.part`), join(assets, name));
  }
  // The list comes before the removal: a file that is listed and gone is asked for in vain, one that lies there unlisted
  // would stay for ever.
  const releases = [...kept, { id, files: built, replacedAt: null }];
  const list = JSON.stringify({ seenAt: time, releases } satisfies Manifest);
  await writeFile(`${listIn(folder)}.part`, list, { mode: 0o600, flush: true });
  await rename(`${listIn(folder)}.part`, listIn(folder));
  const listed = new Set(releases.flatMap(({ files }) => files));
  for (const name of present) if (!listed.has(name)) await rm(join(assets, name), { force: true });
}

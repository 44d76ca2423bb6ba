import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const checkout = join(root, 'test-results/base');

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 1e7 })).stdout.trim();

/**
 * The commit that pictures are compared with: PICTURES_BASE; else HEAD, while something is not committed; else where the
 * branch left main; else, on main, the commit before.
 */
export async function baseCommit(): Promise<string> {
  const named = process.env['PICTURES_BASE'];
  if (named) return git('rev-parse', named);
  if (await git('status', '--porcelain', '--', 'packages', '.storybook')) return git('rev-parse', 'HEAD');
  const head = await git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const left = await git('merge-base', 'HEAD', main).catch(() => head);
    if (left !== head) return left;
  }
  return git('rev-parse', 'HEAD^');
}

/** The hashes in the list of a commit, by `STORY WIDTH`. */
export async function recordedAt(commit: string): Promise<ReadonlyMap<string, string>> {
  const list = await git('show', `${commit}:.storybook/pictures.json`).catch(() => '{}');
  return new Map(Object.entries(JSON.parse(list) as Record<string, string>));
}

/** Checks a commit out below the repository: so it finds the installed packages, and its own versions of ours. */
async function checkOut(commit: string) {
  const modules = join(checkout, 'node_modules');
  await rm(checkout, { recursive: true, force: true });
  await mkdir(join(modules, '@hvac'), { recursive: true });
  await run('sh', ['-c', `git archive ${commit} | tar -x -C '${checkout}'`], { cwd: root });
  // The browser is found by path.
  for (const name of ['@sparticuz', '.cache']) await symlink(join(root, 'node_modules', name), join(modules, name));
  for (const name of await readdir(join(checkout, 'packages'))) {
    await symlink(join(checkout, 'packages', name), join(modules, '@hvac', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(checkout, 'packages', name, 'node_modules'));
  }
}

interface PictureToPaint {
  /** The story's file, from the root. */
  file: string;
  /** The story's name. */
  name: string;
  /** `WIDTH/STORY.png` */
  path: string;
}

/**
 * A filter of Vitest's tests by the names of stories. With tests of its own, a story is the "base story" of a suite that has
 * its name: Vitest calls it "Paused > base story".
 */
export const storyFilter = (names: readonly string[]): string =>
  `^(${[...new Set(names)].map((name) => name.replaceAll(/[^\w ]/g, '.')).join('|')})( +> +base story)?$`;

/**
 * Paints stories as they were at a commit, on this machine, and keeps the pictures for the next time.
 * @returns the folder of the pictures; what did not exist then, or failed, is missing
 */
export async function paintAt(commit: string, pictures: readonly PictureToPaint[]): Promise<string> {
  const folder = join(root, 'node_modules/.cache/pictures', commit);
  const missing = pictures.filter(({ path }) => !existsSync(join(folder, path)));
  if (missing.length === 0) return folder;
  await checkOut(commit);
  // By their names alone: a file may have lain in another folder.
  const files = new Set(missing.map(({ file }) => basename(file)));
  const filter = ['-t', storyFilter(missing.map(({ name }) => name)), ...files];
  const config = ['--config', '.storybook/vitest.config.ts', '--update=all'];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, PICTURES: undefined };
  await run(process.execPath, [vitest, 'run', ...config, ...filter], { cwd: checkout, env, maxBuffer: 1e8 }).catch(
    ({ stdout }: { stdout: string }) => process.stdout.write(`Not all could be painted:\n${stdout.slice(-3000)}\n`),
  );
  const painted = join(checkout, 'test-results/pictures');
  if (existsSync(painted)) await cp(painted, folder, { recursive: true });
  await rm(checkout, { recursive: true, force: true });
  return folder;
}

interface Hashes {
  now: string;
  /** What the list says. */
  listed: string | undefined;
  /** Of the base commit, painted on this machine. */
  before: string | undefined;
  /** What the list of the base commit says. */
  listedBefore: string | undefined;
}

/** `recorded`: it differs from the base commit, and the list says so. Each that follows is a failure. */
export type Verdict = 'same' | 'stale' | 'recorded' | 'different' | 'new' | 'not painted at the base commit';

/** @param comparable whether this machine paints the same pixels as the one that wrote the list */
export function verdictOf({ now, listed, before, listedBefore }: Hashes, comparable: boolean): Verdict {
  if (now === before) return comparable && now !== listed ? 'stale' : 'same';
  if (comparable ? now === listed : listed !== listedBefore) return 'recorded';
  if (before !== undefined) return 'different';
  return listedBefore === undefined ? 'new' : 'not painted at the base commit';
}

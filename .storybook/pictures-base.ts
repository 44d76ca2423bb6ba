import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const checkout = join(root, 'test-results/base');

const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();

/**
 * The commit that the looks are compared with: PICTURES_BASE; else the last one, while something is not committed yet;
 * else where the branch left main; else, on main, the one before.
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

/** The pictures that the list of a commit has, as `STORY WIDTH`. */
export async function recordedAt(commit: string): Promise<ReadonlySet<string>> {
  const list = await git('show', `${commit}:.storybook/pictures.json`).catch(() => '{}');
  return new Set(Object.keys(JSON.parse(list) as object));
}

/** The source of a commit, below the repository: so it finds the same installed packages, and its own of ours. */
async function checkOut(commit: string) {
  await rm(checkout, { recursive: true, force: true });
  await mkdir(join(checkout, 'node_modules/@hvac'), { recursive: true });
  await promisify(execFile)('sh', ['-c', `git archive ${commit} | tar -x -C '${checkout}'`], { cwd: root });
  // The browser is looked up by path.
  for (const name of ['@sparticuz', '.cache'])
    await symlink(join(root, 'node_modules', name), join(checkout, 'node_modules', name));
  for (const name of await readdir(join(checkout, 'packages'))) {
    await symlink(join(checkout, 'packages', name), join(checkout, 'node_modules/@hvac', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(checkout, 'packages', name, 'node_modules'));
  }
}

const finished = (child: ChildProcessWithoutNullStreams) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString()));
    child.on('close', (code) => done({ code, output }));
  });

/** A story to be painted. */
export interface Wanted {
  /** Its file, from the root. */
  file: string;
  name: string;
  /** `WIDTH/STORY.png` */
  picture: string;
}

/**
 * Paints stories as they were at a commit, on this machine. What was painted once is kept.
 * @returns the folder with the pictures; one of a story that did not exist then is missing
 */
export async function paintAt(commit: string, wanted: readonly Wanted[]): Promise<string> {
  const folder = join(root, 'node_modules/.cache/pictures', commit);
  const missing = wanted.filter(({ picture }) => !existsSync(join(folder, picture)));
  if (missing.length === 0) return folder;
  await checkOut(commit);
  const names = [...new Set(missing.map(({ name }) => name.replaceAll(/[^\w ]/g, '.')))];
  const files = [...new Set(missing.map(({ file }) => file))];
  const args = ['run', '--config', '.storybook/vitest.config.ts', '--update', '-t', `^(${names.join('|')})$`, ...files];
  const { code, output } = await finished(
    spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: checkout,
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
    }),
  );
  const painted = join(checkout, 'test-results/pictures');
  if (existsSync(painted)) await cp(painted, folder, { recursive: true });
  // A story that is new is not found there, and one may have failed: whoever looks for the reason needs this.
  if (code !== 0) process.stdout.write(`Not everything could be painted at ${commit}:\n${output.slice(-3000)}\n`);
  await rm(checkout, { recursive: true, force: true });
  return folder;
}

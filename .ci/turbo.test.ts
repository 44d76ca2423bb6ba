import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, run } from './command.ts';

// Turbo's cache is only correct if turbo.json declares all inputs. This test changes single files in a copy of the
// repository and asks turbo with a dry run which tasks it would run again.

const copy = await mkdtemp(join(tmpdir(), 'turbo-'));
afterAll(() => rm(copy, { recursive: true, force: true }));

const tasks = ['build', 'e2e', 'lint', 'test', 'test:docs', 'test:packages', 'test:postgres', 'test:stories'];

/** Hashes of all tasks, by names such as `api#test`; `//` is the root. */
async function readHashes(env?: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  const { code, output } = await run('turbo', ['run', ...tasks, '--dry=json'], { cwd: copy, ...(env ? { env } : {}) });
  if (code !== 0) throw new Error(output);
  const plan = JSON.parse(output.slice(output.indexOf('{'))) as {
    tasks: { taskId: string; hash: string; command: string }[];
  };
  return new Map(
    plan.tasks
      .filter(({ command }) => command !== '<NONEXISTENT>')
      .map(({ taskId, hash }) => [taskId.replace('@hvac/', ''), hash]),
  );
}

let before: ReadonlyMap<string, string>;

/** Tasks whose hash changed. */
async function changedTasks(env?: NodeJS.ProcessEnv): Promise<string[]> {
  const now = await readHashes(env);
  return [...now].flatMap(([task, hash]) => (before.get(task) === hash ? [] : [task])).toSorted();
}

beforeAll(async () => {
  const list = 'git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null';
  await promisify(execFile)('sh', ['-c', `${list} | tar -c -T - | tar -x -C '${copy}'`], { cwd: root });
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: copy });
  before = await readHashes();
});

const everywhere = ['//#lint'];
const storyTasks = ['//#test:docs', '//#test:stories'];
const apiTasks = ['api#test', 'api#test:postgres'];

describe('a change to', () => {
  it.each<[what: string, file: string, added: string, again: string[]]>([
    [
      'an article',
      'packages/company/src/posts/dates.ts',
      '// more',
      [...storyTasks, 'company#test', 'site#build', 'site#e2e', 'site#test'],
    ],
    [
      'a schema',
      'packages/content/src/model.ts',
      '// more',
      [
        ...storyTasks,
        '//#test:packages',
        ...apiTasks,
        'company#test',
        'content#build',
        'content#test',
        'site#build',
        'site#e2e',
      ].concat('site#test', 'ui#build', 'ui#test'),
    ],
    ['the server', 'packages/api/src/app.ts', '// more', [...apiTasks, 'site#e2e']],
    [
      'a component',
      'packages/ui/src/theme/tokens.ts',
      '// more',
      [...storyTasks, '//#test:packages', 'site#build', 'site#e2e', 'site#test', 'ui#build', 'ui#test'],
    ],
    ['a story', 'packages/ui/src/theme/stories/Foundations.stories.tsx', '// more', [...storyTasks, 'ui#test']],
    ['a picture of a story', '.storybook/pictures.json', ' ', storyTasks],
    ['the README', 'README.md', 'more', []],
  ])('%s reruns only the tasks that read it', async (_what, file, added, again) => {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    await appendFile(path, added);
    const changed = await changedTasks();
    await writeFile(path, text);
    expect(changed).toEqual([...everywhere, ...again].toSorted());
  });

  it.each([
    ['a version in the lockfile', 'package-lock.json', '"node_modules/express": {', '"node_modules/expresso": {'],
  ])('%s reruns every task', async (_what, file, from, to) => {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
    const again = await changedTasks();
    await writeFile(path, text);
    expect(again).toEqual([...before.keys()].toSorted());
  });

  it('PUBLIC_ORIGIN rebuilds the site and runs the tests of the build', async () => {
    expect(await changedTasks({ PUBLIC_ORIGIN: 'https://www.example.com' })).toEqual([
      'content#build',
      'site#build',
      'site#e2e',
      'ui#build',
    ]);
  });
});

import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dataOf, type Difference } from '../.storybook/pictures-page.ts';
import { root, run } from './command.ts';

// What the workflow "Review pictures" runs, with a repository to push to and a `gh` that writes down what it is told.

const difference = (story: string, verdict: string, change: string): Difference => ({
  story,
  width: 'phone',
  verdict,
  path: `phone/${story}.png`,
  region: verdict === 'new' ? undefined : { left: 0, top: 0, width: 9, height: 9 },
  change,
});

async function reviewed(differences: readonly Difference[], pullRequest = '7') {
  const folder = await mkdtemp(join(tmpdir(), 'review-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [origin, work, summary] = [join(folder, 'origin'), join(folder, 'work'), join(folder, 'summary.md')];
  const git = (...args: string[]) => run('git', args, { cwd: folder });
  await git('init', '--quiet', '--bare', origin);
  await git('clone', '--quiet', origin, work);
  const gh = join(folder, 'bin/gh');
  await mkdir(dirname(gh));
  // The last of its arguments is the file of the comment.
  await writeFile(gh, '#!/bin/sh\necho "$1 $2 $3 $4 $5" >> "$CALLS"\ncp "$7" "$BODY"\n', { mode: 0o755 });
  const results = join(work, 'test-results/differences');
  await mkdir(results, { recursive: true });
  await appendFile(join(work, '.gitignore'), 'test-results\n');
  for (const { path, region } of differences)
    for (const side of region ? ['before', 'after'] : ['after']) {
      await mkdir(dirname(join(results, side, path)), { recursive: true });
      await writeFile(join(results, side, path), `${side} ${path}`);
    }
  if (differences.length > 0)
    await writeFile(join(results, 'differences.json'), dataOf(differences, '0123456789abcdef'));
  const step = () =>
    run('node', [join(root, '.ci/review-report.ts')], {
      cwd: work,
      env: {
        PATH: `${dirname(gh)}:${process.env['PATH']}`,
        CALLS: join(folder, 'calls'),
        BODY: join(folder, 'body.md'),
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_REPOSITORY: 'owner/site',
        GITHUB_RUN_ID: '42',
        PULL_REQUEST: pullRequest,
      },
    });
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const pushed = () => run('git', ['ls-tree', '-r', '--name-only', 'refs/review-pictures/7'], { cwd: origin });
  return { step, read, pushed, git: (...args: string[]) => run('git', args, { cwd: origin }) };
}

const many = Array.from({ length: 7 }, (_, at) => difference(`story--${at}`, 'recorded', `${at}`));

it('shows counts and the first pairs in the summary and in a comment', async () => {
  const { step, read, pushed, git } = await reviewed([...many, difference('card--idle', 'different', '0')]);
  const { code, output } = await step();
  expect(code, output).toBe(0);
  const summary = await read('summary.md');
  expect(summary).toContain('8 pictures differ from 0123456789ab, in 7 changes');
  expect(summary).toContain('7 recorded, 1 different');
  expect(summary).toContain('And 2 more changes.');
  expect(await read('body.md')).toBe(summary);
  // Each picture that the text names was pushed, at the commit that it names.
  const commit = (await git('rev-parse', 'refs/review-pictures/7')).output.trim();
  const named = Array.from(
    summary.matchAll(/src="https:\/\/github\.example\/owner\/site\/blob\/(\w+)\/(\S+)\?raw=true"/g),
  );
  expect(new Set(named.map(([, at]) => at))).toEqual(new Set([commit]));
  expect(new Set(named.map(([, , path]) => path))).toEqual(new Set((await pushed()).output.trim().split('\n')));
  expect(named).toHaveLength(10);
  // Run again, it updates its comment.
  expect((await step()).code).toBe(0);
  const call = 'pr comment 7 --edit-last --create-if-none\n';
  expect(await read('calls')).toBe(call + call);
});

it('has no picture of before for a new story', async () => {
  const { step, read, pushed } = await reviewed([difference('card--new', 'new', 'x')]);
  expect((await step()).code).toBe(0);
  expect(await read('summary.md')).toContain('| card--new phone | new | <img');
  expect((await pushed()).output.trim()).toBe('test-results/differences/after/phone/card--new.png');
});

it('says that no picture differs', async () => {
  const { step, read } = await reviewed([]);
  expect((await step()).code).toBe(0);
  expect(await read('body.md')).toMatch(/^### No picture differs\n[^]*gh run download 42 --name storybook/);
});

it('writes the summary alone for a fork, which may not push', async () => {
  const { step, read, git } = await reviewed(many, '');
  expect((await step()).code).toBe(0);
  expect(await read('summary.md')).toContain('7 pictures differ');
  expect(await read('calls')).toBe('');
  expect((await git('for-each-ref')).output).toBe('');
});

import { copyFile, glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';
import { root, run } from './command.ts';

interface Outcome extends Counts {
  /** Everything the tools printed. It is shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  /** The step without which this one could only fail, in minutes of waiting. */
  needs?: string;
  run: () => Promise<Outcome>;
}

const reports = join(root, 'test-results/reports');

/** A program that counts as one check: it passes when it exits with 0. */
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** A Vitest run: every test counts. */
const vitest = (name: string, report: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const file = join(reports, `${report}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code, output } = await run('vitest', ['run', ...args, ...reporters]);
    return { ...(await vitestCounts(file, code)), output };
  },
});

/** Where the pictures of a failed comparison are, with the baseline laid beside the other two. */
async function differences(): Promise<string> {
  const lines: string[] = [];
  for await (const diff of glob('test-results/visual/*/*-diff.png', { cwd: root })) {
    const expected = diff.replace('-diff.png', '-expected.png');
    const baseline = diff.replace('test-results/visual', '.storybook/baselines').replace('-diff.png', '.png');
    await copyFile(join(root, baseline), join(root, expected));
    lines.push(`  expected ${expected}\n  actual   ${diff.replace('-diff.png', '-actual.png')}\n  diff     ${diff}\n`);
  }
  if (lines.length === 0) return '';
  const renew = 'If the new looks are right, renew the baselines: npm run test:visual -- --update';
  return `\nPictures that differ from their baseline:\n${lines.toSorted().join('\n')}\n${renew}\n`;
}

const stories: Step = vitest('Stories at two widths', 'stories', '--config', '.storybook/vitest.config.ts');

/** What `npm test` runs, in order. */
export const steps: readonly Step[] = [
  check('Format', 'oxfmt', '--check'),
  check('Lint', 'oxlint', '--type-aware'),
  check('Spelling', 'cspell', '--no-progress'),
  check('Unused code', 'knip', '--no-progress'),
  check('Types', 'turbo', 'run', 'typecheck', 'typecheck:root', '--continue', '--output-logs=errors-only'),
  vitest('Unit and API tests', 'unit', '--project=content', '--project=ui', '--project=site', '--project=api'),
  {
    ...stories,
    run: async () => {
      const outcome = await stories.run();
      return { ...outcome, output: outcome.output + (await differences()) };
    },
  },
  check('Storybook build', 'storybook', 'build', '--quiet', '--output-dir', relative(root, join(reports, 'storybook'))),
  check('Site build', 'turbo', 'run', 'build', '--filter=@hvac/site', '--output-logs=new-only'),
  {
    name: 'End-to-end tests',
    needs: 'Site build',
    run: async () => {
      const { code, output } = await run('npm', ['run', 'e2e', '-w', '@hvac/site']);
      const file = join(root, 'test-results/e2e.json');
      return { ...(await playwrightCounts(file, code)), output };
    },
  },
  vitest('Repository and packages', 'repository', '--project=repository'),
];

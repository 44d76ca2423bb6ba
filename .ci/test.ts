/**
 * `npm test`: every check. It goes on after a failure, so that one run tells everything, and ends with one line of
 * counts, which turbo does not: it knows tasks, not tests. What calculates and what waits on browsers run side by side.
 * `npm test -- types stories` runs the steps whose names begin so; `npm test -- --changed` what the branch can have
 * touched, but for the end-to-end tests and those of the packages.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { baseCommit } from '../.storybook/pictures-base.ts';
import { root, run } from './command.ts';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Where its report of tests lies. Without one it counts as a single check. */
  report?: string;
  /** The step without which this one could only fail, in minutes of waiting. */
  needs?: string;
}

/** The parts of Vitest's and Playwright's reports that are counted. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const since = words.includes('--changed') ? await baseCommit() : undefined;
const wanted = words.filter((word) => word !== '--changed');
const reports = join(root, 'test-results/reports');

const check = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

const vitest = (name: string, ...args: string[]): Step => {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const changed = since ? [`--changed=${since}`, '--passWithNoTests'] : [];
  return { name, command: 'vitest', args: ['run', ...args, ...changed, ...reporters], report };
};

const everything: readonly (readonly Step[])[] = [
  [
    check('Site build', 'turbo', 'run', 'build', '--filter=@hvac/site', '--output-logs=new-only'),
    check('Types and lint', 'oxlint', '--type-aware', '--type-check'),
    check('Format', 'oxfmt', '--check'),
    check('Spelling', 'cspell', '--no-progress'),
    check('Unused code', 'knip', '--no-progress'),
    check(
      'Unused components',
      'knip',
      '--production',
      '--include',
      'files',
      '--workspace',
      'packages/ui',
      '--no-progress',
    ),
    vitest('Unit and API tests', '--project=content', '--project=ui', '--project=site', '--project=api'),
    vitest('API on PostgreSQL', '--project=api-postgres'),
    vitest('Repository and packages', '--project=repository'),
    vitest('Storybook and its docs pages', '--project=docs'),
  ],
  [
    vitest('Stories at two widths', '--config', '.storybook/vitest.config.ts'),
    {
      name: 'End-to-end tests',
      command: 'npm',
      args: ['run', 'e2e', '-w', '@hvac/site'],
      report: join(root, 'test-results/e2e.json'),
      needs: 'Site build',
    },
  ],
];
const tooLong = new Set(
  since ? ['Site build', 'End-to-end tests', 'Storybook and its docs pages', 'Repository and packages'] : [],
);

const chosen: Step[][] = everything.map((lane) =>
  lane.filter(
    ({ name }) =>
      !tooLong.has(name) && (wanted.length === 0 || wanted.some((word) => name.toLowerCase().startsWith(word))),
  ),
);
if (chosen.flat().length === 0) {
  const names = everything.flat().map(({ name }) => name);
  console.error(`No step begins with "${wanted.join('" or "')}". Steps: ${names.join(', ')}`);
  process.exit(1);
}

// What the last run left would look like this run's.
await rm(join(root, 'test-results'), { recursive: true, force: true });

interface Counts {
  passed: number;
  failed: number;
}

/** Counts what a step reported. One that ended badly without a failed test, or left no report, is one failure. */
async function countsOf({ report }: Step, code: number): Promise<Counts> {
  const bad = code === 0 ? 0 : 1;
  if (!report) return { passed: 1 - bad, failed: bad };
  const read = readFile(report, 'utf8').then((text) => JSON.parse(text) as Report);
  const { numPassedTests = 0, numFailedTests = 0, stats } = await read.catch((): Report => ({ numFailedTests: 1 }));
  // A test that passes at the second try is not one to rely on.
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  return { passed: stats?.expected ?? numPassedTests, failed: Math.max(failed, bad) };
}

const done = new Map(chosen.flat().map(({ name }) => [name, Promise.withResolvers<boolean>()]));

async function take(step: Step): Promise<Counts> {
  const ready = step.needs ? ((await done.get(step.needs)?.promise) ?? true) : true;
  console.log(`${step.name} ...`);
  const start = performance.now();
  const { code, output } = ready
    ? await run(step.command, step.args)
    : { code: 1, output: `Not run: "${step.needs}" failed.` };
  const { passed, failed } = await countsOf(step, code);
  done.get(step.name)?.resolve(failed === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (failed > 0) console.log(output);
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed };
}

const counts = await Promise.all(
  chosen.map(async (lane, at) => {
    const taken: Counts[] = [];
    // One after the other: a lane is what one core does. What is done first helps with the last of what is left.
    for (let step; (step = lane.shift() ?? chosen.at(at - 1)?.pop());) taken.push(await take(step));
    return taken;
  }),
);
const sum = (part: keyof Counts) => counts.flat().reduce((total, { [part]: number }) => total + number, 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

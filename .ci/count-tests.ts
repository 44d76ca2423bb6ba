import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A task in the summary that `turbo run --summarize` writes: the parts that are counted. */
export interface TaskRun {
  /** The name of the script, such as `test:postgres`. */
  task: string;
  /** Of the package, from the root. */
  directory: string;
  /** `<NONEXISTENT>` where the package has no such script. */
  command: string;
  /** Missing when a task that it depends on failed. */
  execution?: { exitCode: number | null } | null;
}

/** The parts of Vitest's and Playwright's JSON reports that are counted. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Counts what one task reported in `test-results/TASK.json`. A task without a report is one check.
 * A task that failed without a failed test counts as one failure.
 */
async function countTask(root: string, { task, directory, execution }: TaskRun): Promise<Counts> {
  const bad = execution?.exitCode === 0 ? 0 : 1;
  const path = join(root, directory, 'test-results', `${task.replaceAll(':', '-')}.json`);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 1 - bad, failed: bad };
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(text) as Report;
  // A test that passes only when it is tried again is not reliable.
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  return { passed: stats?.expected ?? numPassedTests, failed: Math.max(failed, bad) };
}

/** @param root the folder that `directory` of each task starts from */
export async function countTests(root: string, tasks: readonly TaskRun[]): Promise<Counts> {
  const counts = await Promise.all(
    tasks.filter(({ command }) => command !== '<NONEXISTENT>').map((task) => countTask(root, task)),
  );
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

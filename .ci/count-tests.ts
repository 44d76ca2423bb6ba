import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    /** Why the file could not run. */
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number };
}

export interface Counts {
  passed: number;
  /** One line for each failure: its file or task, its name, and the first line of its error. */
  failures: string[];
}

const line = (where: string, name: string, error = '') =>
  `${where} > ${name}: ${stripVTControlCharacters(error).split('\n')[0]}`;

function readVitest({ numPassedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return line(name, 'the file', message);
    return failed.map((test) => line(name, test.fullName, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

function readPlaywright({ suites, stats }: PlaywrightReport): Counts {
  const failures = ({ suites: inner = [], specs }: PlaywrightSuite): string[] => [
    ...inner.flatMap(failures),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        // A test that passes only when it is tried again is not reliable.
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => line(file, `${title} [${projectName}]`, results[0]?.error?.message)),
    ),
  ];
  return { passed: stats.expected, failures: suites.flatMap(failures) };
}

/** Reads what one task reported in `test-results/TASK.json`. A task without a report is one check. */
async function countTask(root: string, { task, directory, execution }: TaskRun): Promise<Counts> {
  const path = join(root, directory, 'test-results', `${task.replaceAll(':', '-')}.json`);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const report = text === undefined ? undefined : (JSON.parse(text) as VitestReport | PlaywrightReport);
  const { passed, failures } = !report
    ? { passed: 0, failures: [] }
    : 'stats' in report
      ? readPlaywright(report)
      : readVitest(report);
  if (execution?.exitCode === 0) return { passed: report ? passed : 1, failures };
  // A task can fail without a failed test.
  return {
    passed,
    failures: failures.length ? failures : [line(directory || 'root', task, execution ? 'failed' : 'did not run')],
  };
}

/** @param root the folder that `directory` of each task starts from */
export async function countTests(root: string, tasks: readonly TaskRun[]): Promise<Counts> {
  const counts = await Promise.all(
    tasks.filter(({ command }) => command !== '<NONEXISTENT>').map((task) => countTask(root, task)),
  );
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A task in the summary of `turbo run --summarize`, reduced to the fields used here. */
export interface TaskRun {
  /** Script name, such as `test:postgres`. */
  task: string;
  /** The package's path from the root. */
  directory: string;
  /** `<NONEXISTENT>` when the package has no such script. */
  command: string;
  /** Absent when a dependency failed. */
  execution?: { exitCode: number | null } | null;
}

/** Vitest's JSON report, reduced to the fields used here. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    /** Error that kept the file from running. */
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

/** Playwright's JSON report, reduced to the fields used here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number };
}

export interface Counts {
  passed: number;
  /** One line per failure: file or task, test name, and first line of the error. */
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
        // A flaky test counts as failed.
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => line(file, `${title} [${projectName}]`, results[0]?.error?.message)),
    ),
  ];
  return { passed: stats.expected, failures: suites.flatMap(failures) };
}

/** Reads the report of one task in `test-results/TASK.json`. A task without a report counts as one check. */
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
  // A task can fail although no test failed.
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

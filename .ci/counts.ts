import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
}

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = async <Report>(file: string): Promise<Report | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};

/** A run that ended badly without a failed test, or left no report, counts as one failure. */
const settle = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

export async function vitestCounts(file: string, code: number): Promise<Counts> {
  const report = await read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  // A test file that cannot be loaded has no tests to fail.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
}

export async function playwrightCounts(file: string, code: number): Promise<Counts> {
  const report = await read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  // A test that passes at the second try is not one to rely on.
  const { expected, unexpected, flaky } = report.stats;
  return settle({ passed: expected, failed: unexpected + flaky }, code);
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

const folder = await mkdtemp(join(tmpdir(), 'counts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const report = async (content: unknown) => {
  const file = join(folder, 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the counts of a Vitest run', () => {
  const passing = { status: 'passed', assertionResults: [{}, {}] };

  it('are those of its report', async () => {
    const file = await report({ numPassedTests: 2, numFailedTests: 0, testResults: [passing] });
    expect(await vitestCounts(file, 0)).toEqual({ passed: 2, failed: 0 });
  });

  it('have a failure for a file that could not be loaded', async () => {
    const broken = { status: 'failed', assertionResults: [] };
    const file = await report({ numPassedTests: 2, numFailedTests: 1, testResults: [passing, broken] });
    expect(await vitestCounts(file, 1)).toEqual({ passed: 2, failed: 2 });
  });

  it('have a failure when the run ended badly though every test passed', async () => {
    const file = await report({ numPassedTests: 2, numFailedTests: 0, testResults: [passing] });
    expect(await vitestCounts(file, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it.each(['', '{"numPassed'])('have a failure when the report is "%s"', async (content) => {
    expect(await vitestCounts(await report(content), 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('have a failure when there is no report', async () => {
    expect(await vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the counts of a Playwright run', () => {
  it('take a test that passed at the second try as failed', async () => {
    const file = await report({ stats: { expected: 5, unexpected: 1, flaky: 1 } });
    expect(await playwrightCounts(file, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('have a failure when the server did not start, so that no test ran', async () => {
    const file = await report({ stats: { expected: 0, unexpected: 0, flaky: 0 } });
    expect(await playwrightCounts(file, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

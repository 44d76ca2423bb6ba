import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const root = await mkdtemp(join(tmpdir(), 'count-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const reports = {
  'packages/api/test-results/test.json': { numPassedTests: 3, numFailedTests: 0 },
  'packages/api/test-results/test-postgres.json': { numPassedTests: 2, numFailedTests: 1 },
  'packages/site/test-results/e2e.json': { stats: { expected: 5, unexpected: 1, flaky: 1 } },
};

beforeAll(async () => {
  for (const [path, report] of Object.entries(reports)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), JSON.stringify(report));
  }
});

const api = { directory: 'packages/api', command: 'vitest run' };
const ended = (exitCode: number) => ({ execution: { exitCode } });

describe('the last line of npm test counts', () => {
  it.each([
    ['the tests of a report', [{ ...api, task: 'test', ...ended(0) }], { passed: 3, failed: 0 }],
    ['failed tests', [{ ...api, task: 'test:postgres', ...ended(1) }], { passed: 2, failed: 1 }],
    ['a crash after every test passed as a failure', [{ ...api, task: 'test', ...ended(1) }], { passed: 3, failed: 1 }],
    [
      'a flaky test as a failure',
      [{ directory: 'packages/site', command: 'playwright test', task: 'e2e', ...ended(1) }],
      { passed: 5, failed: 2 },
    ],
    [
      'a task without a report as one check',
      [{ directory: '', command: 'oxlint', task: 'lint', ...ended(0) }],
      { passed: 1, failed: 0 },
    ],
    ['a task that could not run as a failure', [{ ...api, task: 'build' }], { passed: 0, failed: 1 }],
    ['no task without a script', [{ ...api, task: 'e2e', command: '<NONEXISTENT>' }], { passed: 0, failed: 0 }],
  ])('%s', async (_what, tasks, counts) => {
    expect(await countTests(root, tasks)).toEqual(counts);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const root = await mkdtemp(join(tmpdir(), 'count-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const reports = {
  'packages/api/test-results/test.json': { numPassedTests: 3, testResults: [] },
  'packages/api/test-results/test-postgres.json': {
    numPassedTests: 2,
    testResults: [
      {
        name: 'test/leads.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'leads are kept', status: 'failed', failureMessages: ['Error: gone\n    at leads.test.ts'] },
          { fullName: 'leads are found', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'test/broken.test.ts', status: 'failed', message: 'SyntaxError: ;', assertionResults: [] },
    ],
  },
  'packages/site/test-results/e2e.json': {
    stats: { expected: 5 },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                file: 'home.spec.ts',
                title: 'opens',
                tests: [
                  {
                    projectName: 'phone',
                    status: 'unexpected',
                    results: [{ error: { message: '\u001B[31mTimeout\u001B[39m' } }],
                  },
                  { projectName: 'desktop', status: 'flaky', results: [{}] },
                  { projectName: 'tablet', status: 'expected', results: [{}] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
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
    ['the tests of a report', [{ ...api, task: 'test', ...ended(0) }], { passed: 3, failures: [] }],
    [
      'failed tests and files',
      [{ ...api, task: 'test:postgres', ...ended(1) }],
      {
        passed: 2,
        failures: [
          'test/leads.test.ts > leads are kept: Error: gone',
          'test/broken.test.ts > the file: SyntaxError: ;',
        ],
      },
    ],
    [
      'a crash after every test passed as a failure',
      [{ ...api, task: 'test', ...ended(1) }],
      { passed: 3, failures: ['packages/api > test: failed'] },
    ],
    [
      'a flaky test as a failure',
      [{ directory: 'packages/site', command: 'playwright test', task: 'e2e', ...ended(1) }],
      { passed: 5, failures: ['home.spec.ts > opens [phone]: Timeout', 'home.spec.ts > opens [desktop]: '] },
    ],
    [
      'a task without a report as one check',
      [{ directory: '', command: 'oxlint', task: 'lint', ...ended(0) }],
      { passed: 1, failures: [] },
    ],
    [
      'a task that could not run as a failure',
      [{ ...api, task: 'build' }],
      { passed: 0, failures: ['packages/api > build: did not run'] },
    ],
    ['no task without a script', [{ ...api, task: 'e2e', command: '<NONEXISTENT>' }], { passed: 0, failures: [] }],
  ])('%s', async (_what, tasks, counts) => {
    expect(await countTests(root, tasks)).toEqual(counts);
  });
});

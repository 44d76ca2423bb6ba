/**
 * `npm test`: runs all checks and tests with turbo and prints how many tests passed, since turbo counts tasks.
 * Arguments are passed to turbo: `npm test -- --affected` runs the tasks that the branch can affect.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { environment, root } from './command.ts';
import { countTests, type TaskRun } from './count-tests.ts';

const tasks = ['e2e', 'format:check', 'lint', 'spelling', 'test', 'test:docs', 'test:packages', 'test:postgres'];
tasks.push('test:repository', 'test:stories', 'unused');
const flags = ['--continue=dependencies-successful', '--concurrency=100%', '--log-order=stream', '--summarize'];

// Old reports would be counted with the new ones. Turbo restores those in its cache.
for await (const file of glob(['test-results/*.json', 'packages/*/test-results/*.json', '.turbo/runs'], { cwd: root }))
  await rm(join(root, file), { recursive: true, force: true });

const turbo = spawn('turbo', ['run', ...tasks, ...flags, '--output-logs=new-only', ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
const [code] = (await once(turbo, 'close')) as [number | null];

const runs: TaskRun[] = [];
for await (const file of glob('.turbo/runs/*.json', { cwd: root }))
  runs.push(...(JSON.parse(await readFile(join(root, file), 'utf8')) as { tasks: TaskRun[] }).tasks);
const { passed, failures } = await countTests(root, runs);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${Math.max(failures.length, code === 0 ? 0 : 1)} failed`);
process.exitCode = code ?? 1;

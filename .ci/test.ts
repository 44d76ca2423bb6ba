/**
 * `npm test`: runs all checks and tests with turbo, and says at the end how many tasks passed.
 * Arguments are passed to turbo: `npm test -- --affected` runs the tasks that the branch can affect.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { environment, root } from './command.ts';

/** The summary of `turbo run --summarize`, reduced to the fields used here. */
interface Summary {
  tasks: {
    taskId: string;
    /** Path below the root of what the task printed. */
    logFile: string;
    /** `<NONEXISTENT>` when the package has no such script. */
    command: string;
    /** Absent when a dependency failed. */
    execution?: { exitCode: number | null } | null;
  }[];
}

/** The names of a task's failed tests, each with the first line of its error: at most 20, as Vitest and Playwright print them. */
async function readFailures(logFile: string): Promise<string[]> {
  const log = stripVTControlCharacters(await readFile(join(root, logFile), 'utf8'));
  const failures = log.match(/^(?: FAIL |  \d+\) ).+\n(?:\s*\n)?.+/gm) ?? [];
  return [...new Set(failures)].slice(0, 20);
}

const tasks = ['e2e', 'format:check', 'lint', 'spelling', 'test', 'test:docs', 'test:packages', 'test:postgres'];
tasks.push('test:repository', 'test:stories', 'unused');
const flags = ['--continue=dependencies-successful', '--concurrency=100%', '--log-order=stream', '--summarize'];

await rm(join(root, '.turbo/runs'), { recursive: true, force: true });
const turbo = spawn('turbo', ['run', ...tasks, ...flags, '--output-logs=new-only', ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
const [code] = (await once(turbo, 'close')) as [number | null];

for await (const file of glob('.turbo/runs/*.json', { cwd: root })) {
  const summary = JSON.parse(await readFile(join(root, file), 'utf8')) as Summary;
  const run = summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  const failed = run.filter(({ execution }) => execution?.exitCode !== 0);
  for (const { taskId, execution, logFile } of failed) {
    console.log(`${execution ? 'FAILED' : 'DID NOT RUN'} ${taskId}`);
    // Other tasks print after a failure, so its names stand here again.
    if (execution) for (const failure of await readFailures(logFile)) console.log(failure);
  }
  console.log(`tasks: ${run.length - failed.length} passed, ${failed.length} failed`);
}
process.exitCode = code ?? 1;

/** `npm start`: builds what is stale, then serves the site and the API until it is stopped. */
import { spawn, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

function run(command: string, args: string[], stdio: StdioOptions = 'inherit') {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } });
  return { child, ended: new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1))) };
}

console.log('Building what has changed since the last start ...');
const build = await run('turbo', ['run', 'build', '--filter=@hvac/site', '--output-logs=new-only']).ended;
if (build !== 0) process.exit(build);

console.log('Starting the server ...');
// Requests leave little behind: a small young generation keeps the server in half the memory, at the same speed.
const options = ['--conditions=@hvac/source', '--max-semi-space-size=4'];
const { child, ended } = run('node', [...options, 'packages/api/src/server.ts']);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
process.exit(await ended);

import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/**
 * Environment for child processes: no telemetry, colors only in a terminal, and Node's compile cache:
 * tests start the server hundreds of times, and the cache halves the CPU time of a start to 0.4 s.
 */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // Test runners set it, and a build would become a development build.
  NODE_ENV: undefined,
  VITEST: undefined,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};

export interface Finished {
  code: number;
  /** Output of stdout and stderr, in order. */
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Runs a program and resolves with its output and exit code. Never rejects: a program that cannot start has code 127. */
export const run = (command: string, args: readonly string[], { env, cwd = root }: Options = {}): Promise<Finished> =>
  new Promise((finish) => {
    const child = spawn(command, args, { cwd, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    const output = () => Buffer.concat(pieces).toString('utf8');
    child.on('error', (error) => finish({ code: 127, output: `${output()}${error.message}\n` }));
    child.on('close', (code, signal) =>
      finish({ code: code ?? 1, output: output() + (signal ? `Ended by ${signal}\n` : '') }),
    );
  });

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('../../src/server.js', import.meta.url));

/**
 * Starts the server as a process of its own, as `npm start` runs it, on a free port.
 * @param environment added to PORT, HOST, RATE_LIMIT and SITE_DIR
 * @param stdout a file descriptor in place of the output that is read here
 */
export function startProcess(environment: Record<string, string>, stdout: 'pipe' | number = 'pipe') {
  const { NODE_OPTIONS: _inherited, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--conditions=@hvac/source', script], {
    env: { ...inherited, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', SITE_DIR: '/nowhere', ...environment },
    stdio: ['ignore', stdout, stdout],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let printed = '';
  /** Exit code, or the name of the signal. */
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  /** The address, once it is ready; rejects with the output when the process ends before. */
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += String(chunk);
      const url = /^Ready: (\S+)$/m.exec(printed)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => reject(new Error(`The server did not start:\n${printed}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended, output: () => printed };
}

/** What a command of the terminal came to. */
export interface Ended {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/**
 * Runs a command of the terminal in a process of its own.
 * @param name of its file in src, without the extension
 * @param environment added to the present one
 */
export function runScript(name: string, environment: Record<string, string>, ...given: string[]): Promise<Ended> {
  const path = fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url));
  // As the server does it for itself: to compile the code takes most of what a command costs.
  const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/api', import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE, ...environment };
  const options = { env, encoding: 'buffer', maxBuffer: 1e8 } as const;
  return new Promise((settle) => {
    execFile(process.execPath, ['--conditions=@hvac/source', path, ...given], options, (error, stdout, stderr) => {
      settle({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr: stderr.toString() });
    });
  });
}

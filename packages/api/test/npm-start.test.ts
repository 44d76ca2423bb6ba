import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './support/child.ts';
import { temporaryFolder } from './support/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test.each([
  ['at the root, behind the build', 'package.json', root],
  ['of the API alone', 'packages/api/package.json', join(root, 'packages/api')],
])(
  'npm start %s is one process to signal: SIGTERM to npm stops the server, and the next start is not refused',
  async (_name, file, folder) => {
    const { scripts } = JSON.parse(await readFile(join(root, file), 'utf8')) as { scripts: { start: string } };
    // What stands before it is the build, which has ended by then.
    const serve = scripts.start.slice(scripts.start.lastIndexOf('exec '));
    const [here, dataDir] = [await temporaryFolder(), await temporaryFolder()];
    const start = serve.replace(/\S+server\.js/, (script) => JSON.stringify(join(folder, script)));
    await writeFile(join(here, 'package.json'), JSON.stringify({ scripts: { start: `true && ${start}` } }));
    const environment = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: '/nowhere', DATA_DIR: dataDir };
    const { NODE_OPTIONS: _inherited, ...inherited } = process.env;
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    const npm = spawn('npm', ['start'], { cwd: here, env: { ...inherited, ...environment, PATH: path } });
    onTestFinished(() => void npm.kill('SIGKILL'));
    let printed = '';
    for await (const chunk of npm.stdout as AsyncIterable<Buffer>) {
      printed += String(chunk);
      if (printed.includes('Ready: ')) npm.kill('SIGTERM');
    }
    // Its output has ended: no process that holds it is left.
    if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
    expect(printed).toContain('"msg":"Stopped"');
    const next = startProcess({ DATA_DIR: dataDir });
    await next.ready;
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  },
);

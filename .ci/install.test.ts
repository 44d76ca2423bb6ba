import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root, run } from './command.ts';

let project = '';

const write = async (path: string, content: unknown) => {
  const file = join(project, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
};

const lock = {
  '': { name: 'example' },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/turbo-windows': { version: '2.11.9', optional: true },
  'node_modules/@hvac/ui': { link: true },
  'packages/ui/node_modules/zod': { version: '4.6.7' },
  'packages/ui': { version: '0.1.0' },
};
const installed = {
  'node_modules/vite': { version: '8.3.8' },
  'packages/ui/node_modules/zod': { version: '4.6.7' },
};

/** Runs the script with an npm that says what it was asked for. */
const install = (npmExitsWith = 0) =>
  writeFile(join(project, 'bin/npm'), `#!/bin/sh\necho "npm $*"\nexit ${npmExitsWith}\n`)
    .then(() => chmod(join(project, 'bin/npm'), 0o755))
    .then(() =>
      run(process.execPath, ['.ci/install.mjs'], { cwd: project, env: { PATH: `${project}/bin:/usr/bin:/bin` } }),
    );

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'install-'));
  await cp(join(root, '.ci/install.mjs'), join(project, '.ci/install.mjs'));
  await mkdir(join(project, 'bin'));
  await mkdir(join(project, 'node_modules/node/bin'), { recursive: true });
  await write('package-lock.json', { packages: lock });
});
afterEach(() => rm(project, { recursive: true, force: true }));

describe('the script before the scripts', () => {
  it('is silent when everything for this system is installed', async () => {
    await write('node_modules/.package-lock.json', { packages: installed });
    expect(await install()).toEqual({ code: 0, output: '' });
  });

  it('installs when nothing is installed, or an install was interrupted', async () => {
    const { code, output } = await install();
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^Nothing is installed yet: [^]*npm ci /),
    });
  });

  it('installs when a package has another version than the lockfile names', async () => {
    await write('node_modules/.package-lock.json', {
      packages: { ...installed, 'node_modules/vite': { version: '8.3.7' } },
    });
    expect((await install()).output).toMatch(/^1 of the packages [^]*npm ci /);
  });

  it('installs when the pinned Node was not unpacked', async () => {
    await write('node_modules/.package-lock.json', { packages: installed });
    await rm(join(project, 'node_modules/node'), { recursive: true });
    expect((await install()).output).toMatch(/^The pinned Node is missing: [^]*npm ci /);
  });

  it('stops with the exit code of an install that failed', async () => {
    const { code, output } = await install(7);
    expect({ code, output }).toEqual({ code: 7, output: expect.stringContaining('npm ci failed') });
  });
});

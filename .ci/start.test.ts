import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './command.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

it('npm start installs every package that builds and serves the site', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'packages/site/{scripts/*,vite.config}.ts'], { cwd: root });
  const served = files.filter((file) => !/\.(?:stories|docs|test)\.|ui\/src\/mocks\/|test-engines/.test(file));
  const imports = served.flatMap((file) =>
    Array.from(
      read(file).matchAll(
        /^(?:import|export) (?!type )[^;]*?from '((?:@(?!hvac\/)[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';/gm,
      ),
      ([, name = '']) => ({ name, from: file.split('/', 2).join('/') }),
    ),
  );
  const names = imports.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['express', 'purgecss', '@tanstack/react-query', 'vite']));
  // As Node resolves it: the copy of the importing package, or else the one of the root.
  const isOmitted = ({ name, from }: { name: string; from: string }) =>
    (packages[`${from}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? { dev: true }).dev;
  expect(imports.filter((each) => isOmitted(each))).toEqual([]);
});

it.each([
  ['npm start', ['--omit=dev'], '--omit=dev'],
  ['npm test', [], '--include=dev'],
])('%s tells npm which packages it needs, also where NODE_ENV is production', (_command, given, told) => {
  const clone = mkdtempSync(`${tmpdir()}/install-`);
  onTestFinished(() => rmSync(clone, { recursive: true }));
  for (const folder of ['.ci', 'bin']) mkdirSync(`${clone}/${folder}`);
  copyFileSync(`${root}/.ci/install.mjs`, `${clone}/.ci/install.mjs`);
  writeFileSync(`${clone}/package-lock.json`, '{ "packages": {} }');
  writeFileSync(`${clone}/bin/npm`, '#!/bin/sh\necho "told: $*"', { mode: 0o755 });
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${clone}/bin${delimiter}${process.env['PATH'] ?? ''}` };
  const printed = execFileSync(process.execPath, [`${clone}/.ci/install.mjs`, ...given], { env, encoding: 'utf8' });
  expect(printed).toMatch(new RegExp(`^told: ci .*${told}$`, 'm'));
});

it('a command that runs our code reads the other packages from source, which nobody has built', () => {
  const scripts = globSync(['package.json', 'packages/*/package.json'], { cwd: root }).flatMap((file) =>
    Object.entries((JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts),
  );
  const ours = scripts.filter(([, command]) => /\bnode (?:\S+ )*\S*src\//.test(command));
  expect(ours.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'backup', 'hash-password']));
  expect(ours.filter(([, command]) => !command.includes('--conditions=@hvac/source'))).toEqual([]);
});

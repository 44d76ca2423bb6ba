import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
      ([, name = '']) => name,
    ),
  );
  expect(imports).toEqual(expect.arrayContaining(['express', 'purgecss', '@tanstack/react-query', 'vite']));
  const isOmitted = (name: string) =>
    Object.entries(packages).every(([path, { dev }]) => dev || !path.endsWith(`node_modules/${name}`));
  expect([...new Set(imports)].filter((name) => isOmitted(name))).toEqual([]);
});

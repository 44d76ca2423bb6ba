import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dark } from '../../packages/ui/src/theme/brands/dark.ts';
import { tokenDescriptions } from '../../packages/ui/src/theme/tokenDescriptions.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { run } from '../command.ts';
import { installProject, pinned } from './install.ts';

/** Tests of an app that uses the packed library, with the test runners and tools that apps have. Run by `npm run test:consumers`. */
const project = await mkdtemp(join(tmpdir(), 'test-runners-'));

beforeAll(async () => {
  await installProject('test-runners', project, {
    '@babel/preset-env': '7.28.5',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.13',
    'babel-jest': '30.5.2',
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
    jsdom: '31.0.1',
    msw: await pinned('msw'),
    'style-dictionary': '5.5.5',
    react: await pinned('react'),
    'react-dom': await pinned('react-dom'),
    vitest: await pinned('vitest'),
  });
});

afterAll(() => rm(project, { recursive: true, force: true }));

it('sends a form in jsdom with Vitest and the mock API', async () => {
  const { code, output } = await run(join(project, 'node_modules/.bin/vitest'), ['run'], { cwd: project });
  expect(code, output).toBe(0);
});

it('renders a component in Jest', async () => {
  const { code, output } = await run(join(project, 'node_modules/.bin/jest'), [], { cwd: project });
  expect(code, output).toBe(0);
});

it.each(['@hvac/ui/theme', '@hvac/content/model'])('requires %s from CommonJS', async (name) => {
  const { code, output } = await run('node', ['-e', `require('${name}')`], { cwd: project });
  expect(code, output).toBe(0);
});

it.each([
  ['tokens.json', tokens.color.background, tokens.color.link],
  ['brands/dark.tokens.json', dark.color?.background, dark.color?.link],
])('gives Style Dictionary a brand as %s, aliases resolved', async (file, background, link) => {
  const { code, output } = await run('node', ['style-dictionary.js', file], { cwd: project });
  expect(code, output).toBe(0);
  expect(output).toContain(`--color-background: ${background}; /** ${tokenDescriptions.color.of.background} */`);
  expect(output).toContain(`--color-selected: ${link};`);
  expect(output).toContain('--space-m: 16px;');
});

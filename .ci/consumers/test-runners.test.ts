import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../command.ts';
import { installProject, pinned } from './install.ts';

/** Tests of an app that uses the packed library, in the test runners that apps have. Run by `npm run test:consumers`. */
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

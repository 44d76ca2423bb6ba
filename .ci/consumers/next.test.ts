import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, type Finished } from '../command.ts';
import { openBuilt } from '../consumer-page.ts';
import { installProject } from './install.ts';
import { launchOptions } from '../../.storybook/browser.mjs';

/**
 * Tests the packed library in a Next.js app with server components. Run by `npm run test:consumers` and not `npm test`,
 * because it installs 340 MB and makes a production build.
 */
const versions = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };
const types = { typescript: '5.9.3', '@types/react': '19.3.0', '@types/react-dom': '19.3.0', '@types/node': '24.19.2' };

const project = await mkdtemp(join(tmpdir(), 'next-'));
let browser: Browser | undefined;
let built: Finished;

beforeAll(async () => {
  await installProject('next', project, { ...versions, ...types });
  built = await run(join(project, 'node_modules/.bin/next'), ['build'], {
    cwd: project,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
});

afterAll(async () => {
  await browser?.close();
  await rm(project, { recursive: true, force: true });
});

describe('a page of server components in Next', () => {
  it('builds without a warning', () => {
    expect(built.code, built.output).toBe(0);
    expect(built.output).not.toMatch(/warn|⚠/i);
  });

  it('has every component in its HTML', async () => {
    const html = await readFile(join(project, 'out/index.html'), 'utf8');
    const texts = [
      'Rendered on the server',
      'Why is it cold?',
      'Contact',
      'Enter a ZIP code',
      'ZIP code',
      'First name',
    ];
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  });

  it('hydrates without an error', async () => {
    browser = await chromium.launch(launchOptions);
    const page = await browser.newPage();
    const problems = await openBuilt(page, join(project, 'out'));
    await page.getByText('7 + 5 =').waitFor({ state: 'visible' });
    expect(problems).toEqual([]);
  });
});

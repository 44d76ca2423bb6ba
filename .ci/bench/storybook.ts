/** Time from Storybook's "ready" message until the first story shows. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { launchOptions } from '../../.storybook/browser.mjs';
import { root } from '../command.ts';
import { figure } from '../figures.ts';

const origin = 'http://localhost:6106';
const story = `${origin}/?path=/story/components-button--primary`;

/** Starts a server, waits for its first response, and stops it after the work. */
async function whileServing<Result>(command: string, args: string[], work: () => Promise<Result>): Promise<Result> {
  const server = spawn(command, args, { cwd: root, stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    while (!(await fetch(`${origin}/index.json`).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`${command} stopped with ${server.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return await work();
  } finally {
    server.kill();
    await ended;
  }
}

/** Opens a page in a new browser context and counts the transferred bytes. */
async function visit(browser: Browser): Promise<{ page: Page; responses: Response[]; seconds: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const start = performance.now();
  await page.goto(story);
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('button', { name: /\w/ })
    .waitFor({ timeout: 120_000 });
  return { page, responses, seconds: (performance.now() - start) / 1000 };
}

const firstStory = (browser: Browser): Promise<number> =>
  whileServing('storybook', ['dev', '--port', '6106', '--ci', '--quiet'], async () => {
    const { page, seconds } = await visit(browser);
    await page.close();
    return seconds;
  });

/** Seconds that a first visit to the static Storybook takes, and the bytes that it transfers. */
async function firstVisit(browser: Browser): Promise<{ seconds: number; bytes: number }> {
  spawnSync('storybook', ['build', '--quiet', '--output-dir', folder], { cwd: root, stdio: 'ignore' });
  return whileServing('vite', ['preview', '--outDir', folder, '--port', '6106'], async () => {
    const { page, responses, seconds } = await visit(browser);
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(responses.map((response) => response.body().catch(() => Buffer.alloc(0))));
    return { seconds, bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) };
  });
}

const browser = await chromium.launch(launchOptions);
const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
try {
  rmSync(join(root, 'node_modules/.cache/storybook'), { recursive: true, force: true });
  figure('First story after a cold start', await firstStory(browser), 's', { most: 8 });
  figure('First story after a warm start', await firstStory(browser), 's', { most: 4 });
  const { seconds, bytes } = await firstVisit(browser);
  figure('First visit of the static Storybook', seconds, 's', { most: 2.5 });
  figure('First visit of the static Storybook, gzipped', bytes / 1e6, 'MB');
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

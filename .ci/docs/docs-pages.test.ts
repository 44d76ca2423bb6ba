import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../.storybook/browser.mjs';
import { root, run } from '../command.ts';

/** A static Storybook of its own, unless one is given. */
const given = process.env['STORYBOOK_STATIC'];
const own = given ? undefined : await mkdtemp(join(tmpdir(), 'storybook-'));
const built = own ?? join(root, given ?? '');

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

let entries: Entry[] = [];
let server: PreviewServer;
let browser: Browser;
let origin = '';

beforeAll(async () => {
  if (own) {
    const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', own]);
    if (code !== 0) throw new Error(output);
  }
  const index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  entries = Object.values(index.entries);
  server = await preview({
    configFile: false,
    root,
    build: { outDir: built },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  origin = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (own) await rm(own, { recursive: true, force: true });
});

/** A window of its own: two pages would share one service worker, and a closed one would owe the other its answers. */
async function openWindow(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A busy machine is no fault of a page.
  page.setDefaultTimeout(120_000);
  return page;
}

/** What is wrong with docs pages once everything on them has been drawn. */
async function problemsOf(ids: readonly string[]): Promise<string[]> {
  const page = await openWindow();
  const problems: string[] = [];
  let at = '';
  page.on('pageerror', ({ message }) => problems.push(`${at}: ${message}`));
  for (const id of ids) {
    at = id;
    await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'domcontentloaded' });
    await page.locator('#storybook-docs h1').first().waitFor();
    // Every story on it has its module, its pictures and its answers.
    await page.waitForLoadState('networkidle');
    const text = await page.locator('#storybook-docs').innerText();
    const shown =
      /Invariant Violation.*|\b(?:Type|Reference|Assertion)Error: .*|expected .* to .*equal|Couldn.t find story.*/.exec(
        text,
      );
    if (shown) problems.push(`${id}: ${shown[0]}`);
    const ofKit = /^(?:components|forms|foundations-layout)-/.test(id);
    if (ofKit && !text.includes('When to use it')) problems.push(`${id}: does not say what it is for`);
  }
  await page.context().close();
  return problems;
}

describe('the docs pages', () => {
  it('are there for every component', () => {
    const titles = (type: Entry['type']) =>
      new Set(entries.filter((entry) => entry.type === type).map(({ title }) => title));
    const documented = titles('docs');
    expect([...titles('story')].filter((title) => !documented.has(title))).toEqual([]);
  });

  it('show no error, and say what each part of the kit is for', async () => {
    const pages = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
    expect(pages.length).toBeGreaterThan(100);
    const windows = [0, 1, 2].map((window) => problemsOf(pages.filter((_, at) => at % 3 === window)));
    expect((await Promise.all(windows)).flat()).toEqual([]);
  });
});

describe('the manager', () => {
  it('opens on the welcome page, in the brand', async () => {
    const page = await openWindow();
    await page.goto(origin);
    await page.waitForURL(/start-here-welcome--docs/);
    expect(await page.getByRole('img', { name: /component library/ }).isVisible()).toBe(true);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
    await page.context().close();
  });
});

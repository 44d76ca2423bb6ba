import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type Request } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchOptions } from '../../.storybook/browser.mjs';
import { root, run } from '../command.ts';

const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
const built = join(folder, 'built');

/** Storybook's globals in the preview iframe. */
interface Channel {
  on(event: string, listener: (what: unknown) => void): void;
  once(event: string, listener: (what: unknown) => void): void;
  off(event: string, listener: (what: unknown) => void): void;
  emit(event: string, choice: { storyId: string; viewMode: 'docs' | 'story' }): void;
}

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** What Storybook tells assistants of the components. */
interface Manifest {
  components: Record<
    string,
    {
      import?: string;
      reactDocgen?: { props: Record<string, { description?: string }> };
      stories?: { snippet?: string }[];
    }
  >;
}

const welcome = 'start-here-welcome--docs';

let entries: Entry[] = [];
let server: PreviewServer;
let browser: Browser;
let origin = '';

beforeAll(async () => {
  // As after a review.
  const differences = join(folder, 'differences');
  await mkdir(differences);
  await writeFile(join(differences, 'index.html'), '<h1>7 pictures differ</h1>');
  const env = { DIFFERENCES: differences };
  const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', built], { env });
  if (code !== 0) throw new Error(output);
  console.log('Built Storybook');
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
  await rm(folder, { recursive: true, force: true });
});

/** A separate browser context, because two pages would share one service worker and its mocked responses. */
async function openWindow(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Generous, because the machine may be busy.
  page.setDefaultTimeout(120_000);
  return page;
}

/** Navigates to a docs page and waits until every story on it is rendered or has failed. */
async function openDocs(id: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const drawn = new Set<unknown>();
  // A story that is left before it has finished reloads the window.
  const note = (story: unknown) => drawn.add((story as { storyId: string }).storyId);
  channel.on('storyFinished', note);
  const page = new Promise<unknown>((resolve) => channel.once('docsRendered', resolve));
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await page;
  const isDone = (block: Element) =>
    block.querySelector(':scope > pre, :scope iframe[id^="iframe--"]') ||
    drawn.has(/^story--(.*?)(?:--primary)?$/.exec(block.id)?.[1]);
  const isLoading = () => document.querySelector('#storybook-docs [data-loading]');
  while (isLoading() || !Array.from(document.querySelectorAll('#storybook-docs .sb-story')).every(isDone))
    await new Promise(requestAnimationFrame);
  channel.off('storyFinished', note);
}

/** Finds errors on fully rendered docs pages. */
async function problemsOf(ids: readonly string[]): Promise<string[]> {
  const page = await openWindow();
  const problems: string[] = [];
  let at = '';
  page.on('pageerror', ({ message }) => problems.push(`${at}: ${message}`));
  const calls = new Set<Request>();
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.goto(`${origin}iframe.html?viewMode=docs&id=${welcome}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  for (const id of ids) {
    at = id;
    // Navigates like a sidebar click, so that shared code loads once.
    // A page that throws is never done.
    const thrown = new Promise((resolve) => page.once('pageerror', resolve));
    if (id !== welcome) await Promise.race([page.evaluate(openDocs, id), thrown]);
    // Waits until each story has its images and responses.
    await expect.poll(() => calls.size, { timeout: 120_000 }).toBe(0);
    const failed = await page.locator('#storybook-docs .sb-story > pre').allInnerTexts();
    problems.push(...failed.map((error) => `${id}: ${error.split('\n')[0]}`));
    const text = await page.locator('#storybook-docs').innerText();
    // React takes a page away that throws.
    if (text.trim() === '') problems.push(`${id}: is empty`);
    const shown = /Invariant Violation.*|\b[A-Z]\w*Error: .*|expected .* to .*equal|Couldn.t find story.*/.exec(text);
    if (shown) problems.push(`${id}: ${shown[0]}`);
    const types = await page.locator('.docblock-argstable tbody td:nth-child(2) > :last-child').allInnerTexts();
    const useless = types.find((type) =>
      /^(?:union|array|object|literal|signature|function|intersection)$/.test(type.trim()),
    );
    if (useless) problems.push(`${id}: its table says "${useless}" of a type`);
    const choices = page.locator('.docblock-argstable tbody tr:has(select, input[type=radio])');
    const optional = choices.filter({ hasNot: page.getByTitle('Required') });
    const untold = await optional.filter({ has: page.locator('td:nth-child(3)', { hasText: /^-$/ }) }).allInnerTexts();
    problems.push(...untold.map((row) => `${id}: its table has no default of ${row.split(/\s/)[0]}`));
    await page.setViewportSize({ width: 390, height: 720 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) problems.push(`${id}: is ${width} px wide on a phone of 390`);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await page.context().close();
  return problems;
}

describe('the docs pages', () => {
  it('show no error, fit on a phone, and say of each property what it takes', async () => {
    const pages = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
    expect(pages.length).toBeGreaterThan(100);
    const windows = [0, 1, 2].map((window) => problemsOf(pages.filter((_, at) => at % 3 === window)));
    expect((await Promise.all(windows)).flat()).toEqual([]);
  });
});

describe('the manifest for assistants', () => {
  it('has the imports and properties of a button, a field and a form, and snippets that all compile', async () => {
    const { components } = JSON.parse(await readFile(join(built, 'manifests/components.json'), 'utf8')) as Manifest;
    const asked = {
      'components-button': [`import { Button } from '@hvac/ui';`, 'variant'],
      'forms-textfield': [`import { TextField } from '@hvac/ui/forms';`, 'label'],
      'lead-forms-servicerequestform': [`import { ServiceRequestForm } from '@hvac/ui/lead-forms';`, 'company'],
    } as const;
    // Below node_modules, where a module finds our packages as it would in an app.
    const app = await mkdtemp(join(root, 'node_modules/.cache/app-'));
    onTestFinished(() => rm(app, { recursive: true, force: true }));
    for (const [id, [imported, property]] of Object.entries(asked)) {
      const { import: imports, reactDocgen, stories = [] } = components[id] ?? {};
      expect(imports).toContain(imported);
      expect(imports).toContain(`import '@hvac/ui/components.css';`);
      expect(reactDocgen?.props[property]?.description).toBeTruthy();
      expect(stories[0]?.snippet).toContain(imported);
    }
    const offered = Object.entries(components).filter(([, { import: imports }]) => imports);
    const snippets = offered.flatMap(([id, { stories = [] }]) =>
      stories.flatMap(({ snippet }, at) => (snippet === undefined ? [] : [[`${id}-${at}`, snippet] as const])),
    );
    expect(snippets.length).toBeGreaterThan(400);
    // Their stories draw what only a test has: a hook, a style of ours, a whole screen.
    const without = offered.filter(([, { stories = [] }]) => !stories.some(({ snippet }) => snippet !== undefined));
    expect(without.map(([id]) => id).toSorted()).toEqual([
      'admin-adminlayout',
      'admin-requireauth',
      'components-toast',
      'forms-field',
      'sections-heroslider',
    ]);
    for (const [name, snippet] of snippets) await writeFile(join(app, `${name}.tsx`), snippet);
    const compilerOptions = { noUncheckedSideEffectImports: false, types: [] };
    const settings = { extends: join(root, 'tsconfig.base.json'), compilerOptions };
    await writeFile(join(app, 'tsconfig.json'), JSON.stringify(settings));
    const { code, output } = await run('tsc', ['-p', app]);
    expect(code, output).toBe(0);
  });
});

describe('the manager', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openWindow();
    await page.goto(origin);
  });

  it('opens the welcome page in the brand’s look', async () => {
    await page.waitForURL(/start-here-welcome--docs/);
    expect(await page.getByRole('img', { name: /component library/ }).isVisible()).toBe(true);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
  });

  it.each('Skeleton Avatar Popover Drawer Chip Carousel Shadow Radius Breakpoints Accessibility Changelog'.split(' '))(
    'finds what people look for by a name of other libraries: %s',
    async (name) => {
      await page.locator('#storybook-explorer-searchfield').fill(name);
      const options = page.getByRole('option').filter({ hasText: name });
      await expect.poll(() => options.count(), { timeout: 120_000 }).toBeGreaterThan(0);
    },
  );

  it('links to the pictures before and after, once a review has left some', async () => {
    await page.goto(`${origin}?path=/story/components-button--primary`);
    await page.getByRole('link', { name: 'Before and after' }).click();
    expect(await page.getByRole('heading').innerText()).toBe('7 pictures differ');
  });
});

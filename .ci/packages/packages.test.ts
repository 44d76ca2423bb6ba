import { existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../.storybook/browser.mjs';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { apiReport } from '../api-report.ts';
import { root, run } from '../command.ts';
import { openBuilt } from '../consumer-page.ts';
import { installProject, must, pinned, tarballs } from '../consumers/install.ts';

// Tests the packages as published: packed, and installed into an empty project outside of the workspace.
const project = await mkdtemp(join(tmpdir(), 'consumer-'));
const packed = await tarballs();

const dependencies = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript', 'msw'];

/** Minor versions that differ from this repository's, as an existing app may have. */
const otherVersions = { '@tanstack/react-query': '5.106.1', 'react-hook-form': '7.90.0', zod: '4.5.4' };

/** A file of our packages as they are installed: `ui/dist/styles.css`. */
const read = (file: string) => readFile(join(project, 'node_modules/@hvac', file), 'utf8');
const filesOf = (name: string, pattern = '**/*.*') =>
  globSync(pattern, { cwd: join(project, 'node_modules/@hvac', name) });

/** The README's examples: code blocks whose first line names their file. */
const examplesOf = (readme: string) =>
  Array.from(readme.matchAll(/```tsx?\n\/\/ (src\/\S+)\n([^]*?)```/g), ([, file = '', code = '']) => ({ file, code }));

/** The statements and commands in AGENTS.md. */
const codeOf = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

beforeAll(async () => {
  const versions = await Promise.all(dependencies.map(async (name) => [name, await pinned(name)] as const));
  await installProject('../consumer', project, { ...Object.fromEntries(versions), ...otherVersions });
  for (const { file, code } of examplesOf(await read('ui/README.md'))) await writeFile(join(project, file), code);
  const imports = codeOf(await read('ui/AGENTS.md')).filter((code) => code.startsWith('import '));
  await writeFile(join(project, 'src/agents.ts'), `${imports.join(';\n')};\n`);
});

afterAll(() => rm(project, { recursive: true, force: true }));

describe('the tarballs', () => {
  it.each(['content', 'ui'] as const)('publint finds nothing in %s', async (name) => {
    expect(await must(run('publint', ['run', packed[name], '--strict']))).toContain('All good!');
  });

  it.each(['content', 'ui'] as const)('the types of %s resolve for every kind of ES module consumer', async (name) => {
    const { code, output } = await run('attw', [packed[name], '--profile', 'esm-only']);
    expect(code, output).toBe(0);
  });

  it('contain no stories, tests or tools', () => {
    const files = [...filesOf('ui'), ...filesOf('content')];
    expect(files).toContain('src/theme/fonts/figtree.woff2');
    expect(
      files.filter((file) => /\.stories\.|\.test\.|vite\.config|tsconfig|\/(?:stories|test|scripts)\//.test(file)),
    ).toEqual([]);
  });

  it.each(['content', 'ui'] as const)('name this company in the license of %s alone', async (name) => {
    const text = await must(run('tar', ['-xzOf', packed[name], '--exclude=package/LICENSE']));
    expect(text.match(/^.*whitley.*$/gim)).toBeNull();
  });

  it('hold no page or picture, which another company would install with a button', () => {
    const parts = filesOf('content').map((file) => /^(?:dist|src)\/([\w-]+)/.exec(file)?.[1] ?? file);
    expect([...new Set(parts)].toSorted()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'colors',
      'letters',
      'model',
      'package.json',
      'samples',
      'words',
    ]);
  });

  it.each(['content', 'ui'])('hold the license of %s, and what its README links to', async (name) => {
    const links = Array.from((await read(`${name}/README.md`)).matchAll(/\]\((?!https:)([^)#]+)/g), ([, link]) => link);
    expect(filesOf(name, '*')).toEqual(expect.arrayContaining([...links, 'LICENSE']));
  });

  it('have maps that lead to sources that are in them', async () => {
    const maps = filesOf('ui', 'dist/**/*.map');
    expect(maps.length).toBeGreaterThan(100);
    const lost: string[] = [];
    for (const map of maps) {
      const { sources } = JSON.parse(await read(`ui/${map}`)) as { sources: string[] };
      const paths = sources.map((source) => join(project, 'node_modules/@hvac/ui', dirname(map), source));
      if (!paths.every((path) => existsSync(path))) lost.push(map);
    }
    expect(lost).toEqual([]);
  });

  it('tell assistants to install every peer', async () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(await read('ui/package.json')) as Record<
      'peerDependencies' | 'peerDependenciesMeta',
      object
    >;
    const peers = Object.keys(peerDependencies).filter((name) => !(name in peerDependenciesMeta));
    const code = codeOf(await read('ui/AGENTS.md'));
    // The project's compiler reads them.
    expect(code.filter((statement) => statement.startsWith('import ')).length).toBeGreaterThan(4);
    const install = code.find((command) => command.startsWith('npm install '));
    expect(install?.split(' ').slice(2)).toEqual(expect.arrayContaining(['@hvac/content', '@hvac/ui', ...peers]));
  });
});

describe('the public API', () => {
  it('equals API.md: node .ci/api-report.ts writes it; review the change', async () => {
    const report = apiReport();
    expect(report).toContain('- Button');
    await expect(report).toMatchFileSnapshot('../../packages/ui/API.md');
  });
});

describe('the style sheet', () => {
  it('has the theme first, so that components can override its element styles', async () => {
    const styles = await read('ui/dist/styles.css');
    expect(styles.indexOf('--hvac-color-action:')).toBeLessThan(styles.indexOf('var(--hvac-color-action)'));
    expect(styles.indexOf('--hvac-color-action:')).toBeGreaterThan(0);
  });
});

/** Selectors of a style sheet's rules, including those in `@media`, without their parentheses. */
const selectorsOf = (css: string) =>
  Array.from(css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g), ([, list = '']) =>
    list.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()'),
  ).flatMap((list) => list.split(',').map((selector) => selector.trim()));

describe('a page that uses the library for one part', () => {
  it('keeps its own styles for headings, lists, links and boxes', async () => {
    const styles = await read('ui/dist/styles.css');
    // Selectors with a class or one of our attributes cannot match the page's elements; keyframe steps are no selectors.
    const elements = selectorsOf(styles).filter((selector) => !/[.[(]|^:root$|^(?:from|to|\d+%)$/.test(selector));
    expect(elements).toEqual([]);
  });

  it('can import the reset separately, in a layer that its own styles override', async () => {
    const reset = await read('ui/dist/reset.css');
    expect(reset).toMatch(/^@layer hvac\.reset \{/);
    expect(selectorsOf(reset.slice(reset.indexOf('{') + 1))).toEqual(
      expect.arrayContaining(['body', 'h1', 'ul', 'a', ':focus-visible']),
    );
  });
});

describe('the style sheet of a component', () => {
  it('has every class that the component renders', async () => {
    const styles = await read('ui/dist/components/Button.css');
    const html = await must(run('node', ['src/server.mjs'], { cwd: project }));
    const classes = Array.from(html.matchAll(/class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat();
    expect(classes.length).toBeGreaterThan(1);
    expect(classes.filter((name) => styles.includes(`.${name}`))).not.toEqual([]);
    const all = await read('ui/dist/styles.css');
    expect(classes.filter((name) => all.includes(`.${name}`) && !styles.includes(`.${name}`))).toEqual([]);
  });
});

describe('an empty React project that installs them', () => {
  it('has one copy of each shared library', async () => {
    const found = await must(
      run('npm', ['ls', '--all', '--parseable', ...Object.keys(otherVersions)], { cwd: project }),
    );
    const copies = found
      .trim()
      .split('\n')
      .filter((path) => path.includes('node_modules'));
    expect(copies.toSorted()).toEqual(
      Object.keys(otherVersions)
        .map((name) => join(project, 'node_modules', name))
        .toSorted(),
    );
  });

  it('type-checks, including the packages’ types', async () => {
    const { code, output } = await run(join(project, 'node_modules/.bin/tsc'), [], { cwd: project });
    expect(code, output).toBe(0);
  });

  it('renders on a server without a bundler', async () => {
    const html = await must(run('node', ['src/server.mjs'], { cwd: project }));
    expect(html).toMatch(/^<button type="button"[^>]* class="[^"]+"[^>]*><span>/);
  });

  it('builds with esbuild alone, style sheets included', async () => {
    const main = ['src/main.tsx', '--bundle', '--jsx=automatic', '--loader:.woff2=file', '--outdir=esbuild'];
    const output = await must(run('esbuild', main, { cwd: project }));
    expect(output).not.toMatch(/warning/i);
    const styles = await readFile(join(project, 'esbuild/main.css'), 'utf8');
    expect(styles).toContain('--hvac-color-action:');
    expect(styles).toContain('@layer hvac.reset');
  });
});

describe('that project, built with Vite', () => {
  let browser: Browser;

  beforeAll(async () => {
    await must(run(join(project, 'node_modules/.bin/vite'), ['build'], { cwd: project }));
    browser = await chromium.launch(launchOptions);
  });

  afterAll(() => browser?.close());

  it('shows a styled button and form', async () => {
    const page = await browser.newPage();
    const problems = await openBuilt(page, join(project, 'dist'));

    const button = page.getByRole('button', { name: 'Call us' });
    await button.waitFor({ timeout: 10_000 }).catch((error: unknown) => {
      throw new Error(`The page shows no button. ${problems.join('\n')}`, { cause: error });
    });
    const style = await button.evaluate((element) => {
      const { backgroundColor, minHeight, fontFamily } = getComputedStyle(element);
      return { backgroundColor, minHeight, fontFamily };
    });
    expect(style).toEqual({
      backgroundColor: rgb(tokens.color.action),
      minHeight: tokens.size.button,
      fontFamily: expect.stringMatching(/^Figtree/),
    });
    expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px Figtree')))).toBe(true);

    await page.getByText('First name').waitFor({ state: 'visible' });
    await page.getByLabel('First name').fill('Ada');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await page.getByText('7 + 5 =').waitFor({ state: 'visible' });
    expect(problems).toEqual([]);
  });

  it.each([390, 1280])('looks the same in a page without a reset, %i px wide', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await openBuilt(page, join(project, 'dist'));
    await page.getByText('7 + 5 =').waitFor({ state: 'visible' });
    const button = page.getByRole('button', { name: 'Call us' });
    // ButtonLink is the same class on a link.
    await button.evaluate((element) => {
      element.insertAdjacentHTML('afterend', `<a class="${element.getAttribute('class')}" href="/">Contact us</a>`);
    });
    const parts = [button, page.getByRole('link', { name: 'Contact us' }), page.getByLabel('First name')];
    const heights = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.height));
    expect(heights).toEqual([54, 54, 50]);
    const withReset = await page.screenshot({ fullPage: true });
    const removed = await page.evaluate(() => {
      // The edge and the paper are the page's own.
      Object.assign(document.body.style, { margin: '0', background: getComputedStyle(document.body).background });
      const isReset = (rule: CSSRule) => rule instanceof CSSLayerBlockRule && rule.name === 'hvac.reset';
      const sheets = [...document.styleSheets].filter((sheet) => [...sheet.cssRules].some(isReset));
      for (const sheet of sheets) sheet.deleteRule([...sheet.cssRules].findIndex(isReset));
      return sheets.length;
    });
    expect(removed).toBe(1);
    expect(withReset.equals(await page.screenshot({ fullPage: true }))).toBe(true);
    await page.close();
  });
});

describe('the bundle size', () => {
  it('stays below the package’s limits for a button with its styles, a form, everything, and all styles', async () => {
    const sizes = await must(run('size-limit', ['--json'], { cwd: join(root, 'packages/ui') }));
    expect((JSON.parse(sizes) as { passed: boolean }[]).map(({ passed }) => passed)).not.toContain(false);
  });
});

/** Converts `#ff7352` to the browser's computed format. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

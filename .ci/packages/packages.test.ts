import { existsSync, globSync, readFileSync } from 'node:fs';
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

/** The README's examples: code blocks whose first line names their file. */
const examples = async () =>
  Array.from(
    (await readFile(join(root, 'packages/ui/README.md'), 'utf8')).matchAll(/```tsx?\n\/\/ (src\/\S+)\n([^]*?)```/g),
    ([, file = '', code = '']) => ({ file, code }),
  );

/** The pieces of code in AGENTS.md. The test of types reads its imports. */
const codeInAgentsFile = async () =>
  Array.from(
    (await readFile(join(root, 'packages/ui/AGENTS.md'), 'utf8')).matchAll(/`([^`]+)`/g),
    ([, code = '']) => code,
  );

beforeAll(async () => {
  const versions = await Promise.all(dependencies.map(async (name) => [name, await pinned(name)] as const));
  await installProject('../consumer', project, { ...Object.fromEntries(versions), ...otherVersions });
  for (const { file, code } of await examples()) await writeFile(join(project, file), code);
  const imports = (await codeInAgentsFile()).filter((code) => code.startsWith('import '));
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

  it('contain no stories, tests or tools', async () => {
    const files = (await must(run('tar', ['-tzf', packed.ui]))) + (await must(run('tar', ['-tzf', packed.content])));
    expect(files).not.toMatch(/\.stories\.|\/stories\/|\.test\.|\/test\/|\/scripts\/|vite\.config|tsconfig/);
    expect(files).toContain('package/src/theme/fonts/figtree.woff2');
  });

  it.each(['content', 'ui'] as const)('name this company in the license of %s alone', async (name) => {
    const text = await must(run('tar', ['-xzOf', packed[name], '--exclude=package/LICENSE']));
    expect(text.match(/^.*whitley.*$/gim)).toBeNull();
  });

  it('hold no page or picture, which another company would install with a button', async () => {
    const files = (await must(run('tar', ['-tzf', packed.content]))).trim().split('\n');
    const parts = files.map((file) => /^package\/(?:dist|src)\/([\w-]+)/.exec(file)?.[1] ?? file);
    expect([...new Set(parts)].toSorted()).toEqual([
      'colors',
      'letters',
      'model',
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
      'samples',
      'words',
    ]);
  });

  it.each([
    ['content', []],
    ['ui', ['package/API.md', 'package/CHANGELOG.md']],
  ] as const)('hold the license of %s, and what its README links to', async (name, linked) => {
    const files = (await must(run('tar', ['-tzf', packed[name]]))).split('\n');
    const readme = await must(run('tar', ['-xzOf', packed[name], 'package/README.md']));
    const links = Array.from(readme.matchAll(/\]\((?!https:)([^)#]+)/g), ([, link]) => `package/${link}`);
    expect(files).toEqual(expect.arrayContaining([...links, 'package/LICENSE']));
    expect(new Set(links)).toEqual(new Set(linked));
  });
});

describe('the public API', () => {
  it('equals API.md: node .ci/api-report.ts writes it; review the change', async () => {
    const report = apiReport();
    expect(report).toContain('- Button');
    await expect(report).toMatchFileSnapshot('../../packages/ui/API.md');
  });
});

describe('AGENTS.md', () => {
  it('is ten lines, and names only files, exports and commands that there are', async () => {
    const installed = join(project, 'node_modules/@hvac/ui');
    expect((await readFile(join(installed, 'AGENTS.md'), 'utf8')).trimEnd().split('\n')).toHaveLength(10);
    const files = (await must(run('tar', ['-tzf', packed.ui]))).split('\n').map((file) => file.split('/').pop());
    const names = await readFile(join(installed, 'API.md'), 'utf8');
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      await readFile(join(installed, 'package.json'), 'utf8'),
    ) as Record<'peerDependencies' | 'peerDependenciesMeta', object>;
    const peers = Object.keys(peerDependencies).filter((name) => !(name in peerDependenciesMeta));
    const known = new Set<string | undefined>([
      '@hvac/ui',
      // Built with Storybook.
      'manifests/components.json',
      ...files,
      ...Array.from(names.matchAll(/^- (\w+)$/gm), ([, name]) => name),
      ...Object.keys(scripts).map((name) => `npm run ${name}`),
    ]);
    const code = await codeInAgentsFile();
    expect(code.filter((text) => text.startsWith('import ')).length).toBeGreaterThan(4);
    const [install] = code.filter((text) => text.startsWith('npm install '));
    expect(install?.split(' ').slice(2).toSorted()).toEqual(['@hvac/content', '@hvac/ui', ...peers].toSorted());
    const others = code.filter((text) => !/^import |^npm install /.test(text) && !known.has(text));
    // What components do not take, and a program of a dependency.
    expect(others).toEqual(['className', 'style', 'npx msw init public --save']);
    expect(names).not.toMatch(/\b(?:className|style)\??:/);
    expect(existsSync(join(project, 'node_modules/.bin/msw'))).toBe(true);
  });
});

describe('the maps in the tarball', () => {
  it('lead to sources that are in it', async () => {
    const installed = join(project, 'node_modules/@hvac/ui');
    const maps = globSync('dist/**/*.map', { cwd: installed });
    expect(maps.length).toBeGreaterThan(100);
    const lost = maps.filter((map) => {
      const { sources } = JSON.parse(readFileSync(join(installed, map), 'utf8')) as { sources: string[] };
      return !sources.every((source) => existsSync(join(installed, dirname(map), source)));
    });
    expect(lost).toEqual([]);
  });
});

describe('the style sheet', () => {
  it('has the theme first, so that components can override its element styles', async () => {
    const styles = await must(run('tar', ['-xzOf', packed.ui, 'package/dist/styles.css']));
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
    const styles = await must(run('tar', ['-xzOf', packed.ui, 'package/dist/styles.css']));
    // Selectors with a class or one of our attributes cannot match the page's elements; keyframe steps are no selectors.
    const elements = selectorsOf(styles).filter((selector) => !/[.[(]|^:root$|^(?:from|to|\d+%)$/.test(selector));
    expect(elements).toEqual([]);
  });

  it('can import the reset separately, in a layer that its own styles override', async () => {
    const reset = await must(run('tar', ['-xzOf', packed.ui, 'package/dist/reset.css']));
    expect(reset).toMatch(/^@layer hvac\.reset \{/);
    expect(selectorsOf(reset.slice(reset.indexOf('{') + 1))).toEqual(
      expect.arrayContaining(['body', 'h1', 'ul', 'a', ':focus-visible']),
    );
  });
});

describe('the style sheet of a component', () => {
  it('has every class that the component renders', async () => {
    const styles = await must(run('tar', ['-xzOf', packed.ui, 'package/dist/components/Button.css']));
    const html = await must(run('node', ['src/server.mjs'], { cwd: project }));
    const classes = Array.from(html.matchAll(/class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat();
    expect(classes.length).toBeGreaterThan(1);
    expect(classes.filter((name) => styles.includes(`.${name}`))).not.toEqual([]);
    const all = await must(run('tar', ['-xzOf', packed.ui, 'package/dist/styles.css']));
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

/**
 * Writes every page of the built site to dist/client as an HTML document with the CSS it uses inlined, and adds a
 * brotli and a gzip copy of each text file. Runs after both Vite builds: `npm run build -w @hvac/site`.
 */
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { adminPaths, canonicalPath, company, pagePaths } from '@hvac/company';
import { attribute } from '@hvac/ui/hydration';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { faviconFrom } from './favicon.ts';
import { tokens } from '@hvac/ui/theme';
import { favicon, homeScreenIcon } from './icons.ts';
import { built, codeOf, type Manifest } from './page-code.ts';
import { specialsStates } from './specials-states.ts';
import type * as EntryServer from '../src/server/server.tsx';

const client = join(import.meta.dirname, '../dist/client');
const { addFrame, origin, render } = (await import(join(client, '.server/server.js'))) as typeof EntryServer;

const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

const stylesheet = built(manifest, 'style.css').file;
const styles = await readFile(join(client, stylesheet), 'utf8');
const script = built(manifest, 'src/hydration/first-script.ts').file;

/** Preloads for the fonts of the first screen, which the browser would otherwise discover only after layout. */
const fontPreloads = [...styles.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)]
  // The file with accents is rarely needed.
  .filter(([, url]) => !url?.includes('accents'))
  .map(([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
  .join('');

/** The CSS rules that a page can use before hydration, in the order of the whole style sheet. */
async function stylesOf(html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: styles }],
    // Class names only; the default extractor also matches words of the text.
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
    // Attributes that are set later and are not in the prerendered HTML.
    dynamicAttributes: [
      'open',
      'aria-busy',
      attribute.hydrated,
      attribute.loading,
      attribute.stuck,
      'data-fades',
      'data-slide',
    ],
    keyframes: true,
    variables: true,
    // Inline drawings use variables too. `:focus-visible` has no match in the HTML.
    safelist: { standard: [/^:focus-visible$/], variables: html.match(/--[\w-]+/g) ?? [] },
  });
  return minify(withoutVariables(purged?.css ?? '', html));
}

/**
 * Writes the value of a theme variable in place of its name where one rule alone sets it, and shortens the names that
 * are left. Drawings in the page use long names. The whole style sheet, loaded later, sets them all. This saves 8% of a
 * page's bytes.
 */
function withoutVariables(css: string, html: string): string {
  const values = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--hvac-[\w-]+):([^;{}]*)/g)) {
    if (names.has(name)) {
      values.delete(name);
      continue;
    }
    names.set(name, html.includes(name) ? name : `--${names.size.toString(36)}`);
    if (!css.includes(`var(${name},`)) values.set(name, value);
  }
  const resolve = (text: string): string =>
    text.replaceAll(/var\((--hvac-[\w-]+)\)/g, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : resolve(value);
    });
  const settings = /(--hvac-[\w-]+):[^;{}]*;?/g;
  const needed = css.replaceAll(settings, (setting, name: string) =>
    values.has(name) && names.get(name) !== name ? '' : setting,
  );
  return resolve(needed).replaceAll(/--hvac-[\w-]+/g, (name) => names.get(name) ?? name);
}

const targets = browserslistToTargets(browserslist());

/** Joins the rules and sums that stand beside each other since others have gone. */
const minify = (css: string): string =>
  transform({ filename: stylesheet, code: Buffer.from(css), minify: true, targets }).code.toString();

/** Without JavaScript the math problem comes with the server's answer. */
const noScriptStyles = '<noscript><style>[data-field$=captchaAnswer]{display:none}</style></noscript>';

const firstScript = `<script type="module" async fetchpriority="low" src="/${script}"></script>`;

/**
 * The attributes and head of a page's document: styles, fonts, and the small script that loads React when
 * needed.
 * @param html the page in all its states, whose CSS rules it needs
 */
async function getFrame(path: string, html: string): Promise<EntryServer.DocumentFrame> {
  return {
    attributes: `${attribute.styles}="/${stylesheet}" ${attribute.code}="${(await codeOf(manifest, path)).join(' ')}"`,
    head: `${fontPreloads}<style>${await stylesOf(html)}</style>${html.includes(attribute.leadForm) ? noScriptStyles : ''}${firstScript}`,
  };
}

async function page(path: string): Promise<string> {
  const html = await render(path);
  return addFrame(html, await getFrame(path, html));
}

/** The document frame of the specials page, which the server renders on request. */
async function specialsFrame(): Promise<EntryServer.DocumentFrame> {
  const states = await Promise.all(specialsStates.map((state) => render('/specials', state)));
  return getFrame('/specials', [await render('/specials'), ...states].join(''));
}

/** The frames of pages that the server renders on request. Answers to a posted form need no script. */
async function frames(): Promise<EntryServer.Frames> {
  const head = `${fontPreloads}<link rel="stylesheet" href="/${stylesheet}">`;
  return {
    specials: await specialsFrame(),
    posted: { attributes: '', head },
    receipt: { attributes: '', head: head + firstScript },
  };
}

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

/** Writes the brotli and the gzip copy of a text file. Other threads compress while this one renders the next page. */
async function writeCopies(target: string, content: Buffer): Promise<void> {
  if (!text.test(target)) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    compress.brotli(content, { params }).then((data) => writeFile(`${target}.br`, data)),
    compress.gzip(content, { level: 9 }).then((data) => writeFile(`${target}.gz`, data)),
  ]);
}

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = join(client, file);
  await mkdir(dirname(target), { recursive: true });
  await Promise.all([writeFile(target, content), writeCopies(target, Buffer.from(content))]);
}

/** One after the other, so that the pages find a free thread. @param files in the built site */
async function compressAll(files: readonly string[]): Promise<void> {
  for (const target of files.map((file) => join(client, file)))
    if (text.test(target)) await writeCopies(target, await readFile(target));
}

/** All canonical URLs (sitemaps.org). */
function sitemap(): string {
  const urls = pagePaths
    .filter((path) => canonicalPath(path) === path)
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

const robots = `User-agent: *\nDisallow: /api\nSitemap: ${origin}/sitemap.xml\n`;

/** Name, colors and icons for a phone's home screen (W3C Web Application Manifest). */
const webManifest = {
  name: company.name,
  short_name: company.shortName,
  start_url: '/',
  display: 'browser',
  background_color: tokens.color.background,
  theme_color: tokens.color.dark,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ],
};

const started = performance.now();
await cp(join(import.meta.dirname, '../../company/pictures'), join(client, 'pictures'), { recursive: true });
// Not what is written below.
const files = globSync('{assets,pictures}/**/*', { cwd: client });
await Promise.all([
  compressAll(files),
  ...[...pagePaths, ...adminPaths].map(async (path) => write(join(path, 'index.html'), await page(path))),
  page('/404').then((html) => write('404.html', html)),
  frames().then((all) => writeFile(join(client, '.server/frames.json'), JSON.stringify(all))),
  once(new Worker(join(import.meta.dirname, 'social-cards.ts')), 'exit'),
  write('sitemap.xml', sitemap()),
  write('robots.txt', robots),
  write('favicon.svg', favicon),
  homeScreenIcon().then((icon) => write('apple-touch-icon.png', icon)),
  write('site.webmanifest', JSON.stringify(webManifest)),
  faviconFrom(favicon).then((icon) => write('favicon.ico', icon)),
]);
console.log(
  `Prerendered ${pagePaths.length} pages, the admin screens and the not-found page in ${Math.round(performance.now() - started)} ms`,
);

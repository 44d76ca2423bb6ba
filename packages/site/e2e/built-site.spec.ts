import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalPath, pagePaths } from '@hvac/company';
import { expect, test } from '@playwright/test';
import { beforeIntent, budgets, inboxBeyondForms, pageSizes, reactAndRouter, wholeForm } from './support/chunks.ts';
import { faultsOf } from './support/valid-html.ts';

const client = join(import.meta.dirname, '../dist/client');
const fileOf = (path: string) => join(client, path, 'index.html');
const documents = new Map(
  await Promise.all(pagePaths.map(async (path) => [path, await readFile(fileOf(path), 'utf8')] as const)),
);
const canonicals = pagePaths.filter((path) => canonicalPath(path) === path);
const entries = [...documents];

/** The first capture group of a pattern in a page, with HTML entities decoded. */
const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const title = (html: string) => found(html, /<title>([^<]*)<\/title>/) ?? '';
const description = (html: string) => found(html, /<meta name="description" content="([^"]*)"/) ?? '';
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every canonical page has a unique title and description of the right length', () => {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const path of canonicals) {
    const html = documents.get(path) ?? '';
    for (const [kind, text, most] of [
      ['title', title(html), 60],
      ['description', description(html), 160],
    ] as const) {
      if (text.length === 0 || text.length > most) faults.push(`${path}: ${kind} of ${text.length} characters`);
      const other = seen.get(text);
      if (other) faults.push(`${path}: ${kind} of ${other}`);
      seen.set(text, path);
    }
  }
  expect(faults).toEqual([]);
});

test('every page has a canonical URL and exactly one h1', () => {
  for (const [path, html] of entries) {
    const canonical = found(html, /<link rel="canonical" href="([^"]*)"/) ?? '';
    expect(new URL(canonical).pathname, path).toBe(canonicalPath(path));
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
});

test('every internal link leads to a page without a redirect, and every fragment exists', () => {
  const dead: string[] = [];
  for (const [path, html] of entries) {
    for (const href of links(html)) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const [target = '', fragment] = href.split('#');
      const page = target === '' ? html : documents.get(target.split('?')[0] as (typeof pagePaths)[number]);
      if (page === undefined) dead.push(`${path}: ${href}`);
      else if (fragment && !page.includes(`id="${fragment}"`)) dead.push(`${path}: ${href} (no such id)`);
    }
  }
  expect(dead).toEqual([]);
});

test('every canonical page is linked from another page', () => {
  const linked = new Set(entries.flatMap(([path, html]) => links(html).filter((href) => href !== path)));
  const aliases = (path: string) => pagePaths.filter((other) => canonicalPath(other) === path);
  expect(canonicals.filter((path) => !aliases(path).some((alias) => linked.has(alias)))).toEqual([]);
});

test('every canonical page is linked from the main content of two other pages', () => {
  const linking = new Map<string, Set<string>>();
  for (const [path, html] of entries) {
    for (const href of links(html.slice(html.indexOf('<main'), html.indexOf('</main>')))) {
      const target = href.split(/[?#]/)[0] as (typeof pagePaths)[number];
      if (!documents.has(target)) continue;
      const page = canonicalPath(target);
      if (page === canonicalPath(path)) continue;
      linking.set(page, (linking.get(page) ?? new Set()).add(canonicalPath(path)));
    }
  }
  const rare = canonicals.map((path) => [path, linking.get(path)?.size ?? 0] as const);
  expect(rare.filter(([, count]) => count < 2)).toEqual([]);
});

test('every page has its own social card of 1200 by 630 pixels', async () => {
  const cards = new Map<string, string>();
  for (const path of canonicals) {
    const html = documents.get(path) ?? '';
    const image = found(html, /<meta property="og:image" content="([^"]*)"/) ?? '';
    expect(found(html, /<meta name="twitter:image" content="([^"]*)"/), path).toBe(image);
    expect(cards.get(image), image).toBeUndefined();
    cards.set(image, path);
    const png = await readFile(join(client, new URL(image).pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThan(300_000);
  }
});

test('every page links its icons and the web manifest, and the files exist', () => {
  for (const [path, html] of entries) {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const href = found(html, new RegExp(`<link rel="${rel}" href="([^"]+)"`));
      expect(href, `${path}: ${rel}`).toBeDefined();
      expect(existsSync(join(client, href ?? '')), `${path}: ${href}`).toBe(true);
    }
  }
});

test('every image that a page references exists', () => {
  const missing = entries.flatMap(([path, html]) =>
    [...html.matchAll(/(?:src|href)="(\/(?:pictures|assets)\/[^"]+)"/g)]
      .map(([, src = '']) => src)
      .filter((src) => !existsSync(join(client, src)))
      .map((src) => `${path}: ${src}`),
  );
  expect(missing).toEqual([]);
});

test('no page preloads more than its first image', () => {
  const early = entries.map(
    ([path, html]) => [path, html.match(/<link rel="preload" as="image"/g)?.length ?? 0] as const,
  );
  expect(early.filter(([, pictures]) => pictures > 1)).toEqual([]);
  expect(early.find(([path]) => path === '/')).toEqual(['/', 1]);
});

test('every CSS variable used in a page’s styles or drawings is defined in that page', () => {
  const missing = entries.flatMap(([path, html]) => {
    const set = new Set([...html.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const named = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    return named.filter((name) => !set.has(name)).map((name) => `${path}: ${name}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('ids are unique on every page', () => {
  const doubled = entries.flatMap(([path, html]) => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`);
  });
  expect(doubled).toEqual([]);
});

test('the HTML is valid, and its headings, links, pictures and fields have the names that people need', async () => {
  const faults: string[] = [];
  for (const [path, html] of entries) faults.push(...(await faultsOf(path, html)));
  expect(faults.slice(0, 20)).toEqual([]);
});

test('structured data is well formed and has the URL of its page', () => {
  for (const [path, html] of entries) {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const things = blocks.map(([, json = '']) => JSON.parse(json) as { '@context': string; '@type': string });
    expect(things.length, path).toBeGreaterThan(0);
    for (const thing of things) expect(thing['@context'], path).toBe('https://schema.org');
    const types = things.map((thing) => thing['@type']);
    if (path === '/') expect(types).toContain('HVACBusiness');
    else expect(types, path).toContain('BreadcrumbList');
    if (path.endsWith('faqs')) expect(types, path).toContain('FAQPage');
  }
});

test('the sitemap lists every canonical page once', async () => {
  const sitemap = await readFile(join(client, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.toSorted()).toEqual(canonicals.toSorted());
});

test('every page with its CSS fits into the initial congestion window of 14.6 kB', async () => {
  const sizes = await Promise.all(
    pagePaths.map(async (path) => [path, (await stat(`${fileOf(path)}.br`)).size] as const),
  );
  expect(sizes.filter(([, size]) => size > 14_600)).toEqual([]);
});

test('a page without a form loads 3 kB of script before the first interaction, and no form code after it', () => {
  expect(beforeIntent).toBeLessThanOrEqual(budgets.beforeIntent);
  const words = Object.entries(pageSizes).filter(([, { form }]) => form === 0);
  expect(words.map(([page]) => page)).toEqual(expect.arrayContaining(['faq', 'service', 'specials']));
});

test('a page lists the code of forms exactly when it has one', () => {
  const lists = entries.map(([path, html]) => [path, / data-code="[^"]* forms-/.test(html)]);
  expect(lists).toEqual(entries.map(([path, html]) => [path, html.includes('data-lead-form')]));
});

test('React and the router stay within 85 kB, and a form with its libraries within 40 kB', () => {
  expect(reactAndRouter).toBeLessThanOrEqual(budgets.reactAndRouter);
  expect(wholeForm).toBeLessThanOrEqual(budgets.form);
  expect(inboxBeyondForms).toBeLessThanOrEqual(budgets.inboxBeyondForms);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, pages, routes, type PagePath } from '@hvac/content';

/** What Vite writes down of a build: each chunk by its source, and what it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** @throws when the build has nothing for the source */
export function built(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file for ${source}`);
  return chunk;
}

/** The chunk that a function of the table of pages imports, by its text: "() => import('./pages/home.ts')". */
function wordsOf(path: PagePath): string {
  const [, file] = /import\(["']\.\/(.+?)["']\)/.exec(pages[canonicalPath(path)].toString()) ?? [];
  if (!file) throw new Error(`No file with the words of ${path}`);
  return `../content/src/${file}`;
}

const kinds = readFileSync(join(import.meta.dirname, '../src/kinds.tsx'), 'utf8');

/** The module of a kind of page, as the table of kinds imports it: "'city-service': () => import('./pages/city-service.tsx')". */
function moduleOf(kind: string): string {
  const [, file] = new RegExp(`\\b${kind}'?: \\(\\) => import\\('\\./(.+?)'\\)`).exec(kinds) ?? [];
  if (!file) throw new Error(`There is no module for pages of the kind ${kind}`);
  return `src/${file}`;
}

function sourcesOf(path: string): string[] {
  if (path.startsWith('/admin/'))
    return [
      'src/pages/admin/layout.tsx',
      `src/pages${path}.tsx`,
      ...(path === '/admin/specials' ? [wordsOf('/specials')] : []),
    ];
  if (!Object.hasOwn(routes, path)) return ['src/pages/not-found.tsx'];
  const known = path as PagePath;
  return [moduleOf(routes[known].kind), wordsOf(known)];
}

/**
 * All scripts that make a page live, for one wave of requests: names as they stand in /assets/, without ".js". The
 * first script of the page is there already.
 */
export function codeOf(manifest: Manifest, path: string): string[] {
  const found = new Set<string>();
  const add = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    for (const imported of built(manifest, source).imports ?? []) add(imported);
  };
  for (const source of ['src/entry/client.tsx', ...sourcesOf(path)]) {
    // Words that several pages import statically have no chunk of their own: they come with the page.
    if (manifest[source] ?? !source.startsWith('../content/')) add(source);
  }
  found.delete('src/entry/defer.ts');
  return [...found].map((source) => built(manifest, source).file.replace(/^assets\/(.+)\.js$/, '$1'));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, pages, routes, type PagePath } from '@hvac/content';

/** Vite's build manifest: each chunk by source file, with its imports. */
export type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** @throws when the build has no chunk for the source */
export function built(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file for ${source}`);
  return chunk;
}

/** The source of a page's content, read from its function in `pages`: "() => import('./pages/home.ts')". */
function contentSource(path: PagePath): string {
  const [, file] = /import\(["']\.\/(.+?)["']\)/.exec(pages[canonicalPath(path)].toString()) ?? [];
  if (!file) throw new Error(`No content file for ${path}`);
  return `../content/src/${file}`;
}

const kinds = readFileSync(join(import.meta.dirname, '../src/kinds.tsx'), 'utf8');

/** The source of a page module, read from kinds.tsx: "'city-service': () => import('./pages/city-service.tsx')". */
function moduleSource(kind: string): string {
  const [, file] = new RegExp(`\\b${kind}'?: \\(\\) => import\\('\\./(.+?)'\\)`).exec(kinds) ?? [];
  if (!file) throw new Error(`There is no module for pages of the kind ${kind}`);
  return `src/${file}`;
}

function sourcesFor(path: string): string[] {
  if (path.startsWith('/admin/'))
    return [
      'src/pages/admin/layout.tsx',
      `src/pages${path}.tsx`,
      ...(path === '/admin/specials' ? [contentSource('/specials')] : []),
    ];
  if (!Object.hasOwn(routes, path)) return ['src/pages/not-found.tsx'];
  const known = path as PagePath;
  return [moduleSource(routes[known].kind), contentSource(known)];
}

/**
 * All scripts that hydrate a page, so that they load in parallel: file names in /assets/ without ".js". Excludes the
 * first script, which the page loads itself.
 */
export function codeOf(manifest: Manifest, path: string): string[] {
  const found = new Set<string>();
  const add = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    for (const imported of built(manifest, source).imports ?? []) add(imported);
  };
  for (const source of ['src/hydration/client.tsx', ...sourcesFor(path)]) {
    // Content that several pages import statically has no chunk of its own.
    if (manifest[source] ?? !source.startsWith('../content/')) add(source);
  }
  found.delete('src/hydration/first-script.ts');
  return [...found].map((source) => built(manifest, source).file.replace(/^assets\/(.+)\.js$/, '$1'));
}

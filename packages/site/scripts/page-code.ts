import { join } from 'node:path';
import { adminPaths, loadPage, routes, type AdminPath, type PagePath } from '@hvac/company';
import { adminLayout, adminModules, kinds, notFound } from '../src/page-modules.ts';

/** Vite's build manifest: each chunk by source file, with its imports. */
export type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** @throws when the build has no chunk for the source */
export function built(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file for ${source}`);
  return chunk;
}

const isAdmin = (path: string): path is AdminPath => adminPaths.some((one) => one === path);
const isPage = (path: string): path is PagePath => Object.hasOwn(routes, path);

/**
 * The file of a page's content: Node loads a module once, so the file exports the very object that `loadPage` returns.
 * Content that several pages import statically has no file of its own.
 */
async function contentSource(manifest: Manifest, path: PagePath): Promise<string | undefined> {
  const page = await loadPage(path);
  for (const source of Object.keys(manifest)) {
    if (!source.startsWith('../company/')) continue;
    const exported = (await import(join(import.meta.dirname, '..', source))) as Record<string, unknown>;
    if (Object.values(exported).includes(page)) return source;
  }
  return undefined;
}

async function sourcesFor(manifest: Manifest, path: string): Promise<(string | undefined)[]> {
  if (isPage(path)) {
    const { module, lateForm } = kinds[routes[path].kind];
    return [module, lateForm?.module, await contentSource(manifest, path)];
  }
  if (!isAdmin(path)) return [notFound.module];
  const content = path === '/admin/specials' ? await contentSource(manifest, '/specials') : undefined;
  return [adminLayout.module, adminModules[path].module, content];
}

/**
 * All scripts that hydrate a page, so that they load in parallel: file names in /assets/ without ".js". Excludes the
 * first script, which the page loads itself.
 */
export async function codeOf(manifest: Manifest, path: string): Promise<string[]> {
  const found = new Set<string>();
  const add = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    for (const imported of built(manifest, source).imports ?? []) add(imported);
  };
  for (const source of ['src/hydration/client.tsx', ...(await sourcesFor(manifest, path))])
    if (source !== undefined) add(source);
  found.delete('src/hydration/first-script.ts');
  return [...found].map((source) => built(manifest, source).file.replace(/^assets\/(.+)\.js$/, '$1'));
}

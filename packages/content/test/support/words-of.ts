import { canonicalPath, pagePaths, pages, type PagePath } from '../../src/pages.ts';

type Page = (typeof pages)[PagePath];

/** The words of every page of a kind, each page once, in the order of the table of pages. */
export async function wordsOf<Kind extends Page['kind']>(kind: Kind) {
  type Words = Awaited<ReturnType<Extract<Page, { kind: Kind }>['load']>>;
  const entries = pagePaths
    .filter((path) => canonicalPath(path) === path)
    .map((path) => pages[path])
    .filter((page) => page.kind === kind);
  return Promise.all(entries.map((page) => page.load() as Promise<Words>));
}

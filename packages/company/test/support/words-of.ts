import { loadPage, type PageWords } from '../../src/pages.ts';
import { canonicalPath, type PageKind, pagePaths, routes } from '../../src/routes.ts';

/** The words of every page of a kind with its path, each page once, in the order of the table of pages. */
export function wordsOf<Kind extends PageKind>(kind: Kind) {
  return Promise.all(
    pagePaths
      .filter((path) => canonicalPath(path) === path && routes[path].kind === kind)
      .map(async (path) => ({ ...((await loadPage(path)) as PageWords<Kind>), path })),
  );
}

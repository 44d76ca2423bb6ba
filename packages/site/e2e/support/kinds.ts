import { canonicalPath, type PagePath, pagePaths, routes } from '@hvac/company';

/** The canonical paths of the site. */
export const canonicals: readonly PagePath[] = pagePaths.filter((path) => canonicalPath(path) === path);

/** One page of each template, for tests that do not depend on a page's text. */
export const onePathOfEachKind: readonly PagePath[] = canonicals.filter(
  (path) => canonicals.find((other) => routes[other].kind === routes[path].kind) === path,
);

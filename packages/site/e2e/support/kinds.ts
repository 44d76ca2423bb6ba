import { canonicalPath, type PagePath, pagePaths, routes } from '@hvac/content';

/** The pages under their own addresses: each is at one of these. */
export const canonicals: readonly PagePath[] = pagePaths.filter((path) => canonicalPath(path) === path);

/** One page of each kind of template, for tests that are about templates and not about words. */
export const onePathOfEachKind: readonly PagePath[] = canonicals.filter(
  (path) => canonicals.find((other) => routes[other].kind === routes[path].kind) === path,
);

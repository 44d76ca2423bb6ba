import { canonicalPath, type PagePath, pagePaths, pages } from '@hvac/content';

/** The pages under their own addresses: each is at one of these. */
export const canonicals: readonly PagePath[] = pagePaths.filter((path) => canonicalPath(path) === path);

/** One page of each kind of template, for tests that are about templates and not about words. */
export const onePathOfEachKind: readonly PagePath[] = canonicals.filter(
  (path) => canonicals.find((other) => pages[other].kind === pages[path].kind) === path,
);

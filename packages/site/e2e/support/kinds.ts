import { type PagePath, pagePaths, pages } from '@hvac/content';

/** One page of each kind of template, for tests that are about templates and not about words. */
export const onePathOfEachKind: readonly PagePath[] = pagePaths.filter(
  (path) => pagePaths.find((other) => pages[other].kind === pages[path].kind) === path,
);

import { canonicalPath, type PagePath } from '@hvac/company';

/** Path of a page's social card, which the build draws. */
export const cardPath = (path: PagePath): string => {
  const page = canonicalPath(path);
  return `/cards${page === '/' ? '/home' : page}.png`;
};

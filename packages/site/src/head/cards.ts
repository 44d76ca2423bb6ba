import { canonicalPath, type PagePath } from '@hvac/content';

/** The picture that stands beside a shared link to a page; the build draws it. */
export const cardPath = (path: PagePath): string => {
  const page = canonicalPath(path);
  return `/cards${page === '/' ? '/home' : page}.png`;
};

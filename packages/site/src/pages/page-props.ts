import type { PageKind, PagePath, PageWords } from '@hvac/content';

/** What the module of a kind of page gets: the words of one, and the path that was asked for. */
export interface PageProps<Kind extends PageKind> {
  page: PageWords<Kind>;
  path: PagePath;
}

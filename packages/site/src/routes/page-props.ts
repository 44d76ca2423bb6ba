import type { PageKind, PagePath, PageWords } from '@hvac/company';

/** Props of a page module: the page's content and the requested path. */
export interface PageProps<Kind extends PageKind> {
  page: PageWords<Kind>;
  path: PagePath;
}

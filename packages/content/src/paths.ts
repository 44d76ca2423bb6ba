import { type PagePath, pagePaths } from './pages.ts';

/** Every path of the site, for links in content: a dead link does not compile. The office's own pages are not linked. */
export type Path = PagePath;

/** Every address that shows something: the pages, and the office's screen, which nothing links to. */
export const paths: readonly (Path | '/admin/specials')[] = [...pagePaths, '/admin/specials'];

/** Where a link in content may lead: a page, a part of the page, the phone, mail, or another host. */
export type Href = Path | `#${string}` | `tel:${string}` | `mailto:${string}` | `https://${string}`;

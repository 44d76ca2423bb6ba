import type { contactSubjects } from './contact-subjects.ts';
import { type PagePath, pagePaths } from './routes.ts';

/** Every path of the site, for links in content: a dead link does not compile. The office's own pages are not linked. */
export type Path = PagePath;

/** A link that can name what the contact form is about: its message starts with it. */
export type SubjectPath = Path | `/contact${'' | '-us'}?about=${keyof typeof contactSubjects}`;

/** The office's screens, which no page links to. */
export const adminPaths = ['/admin/leads', '/admin/sources', '/admin/specials', '/admin/team'] as const;
export type AdminPath = (typeof adminPaths)[number];

/** Every address that shows something: the pages, and the office's screens. */
export const paths: readonly (Path | AdminPath)[] = [...pagePaths, ...adminPaths];

/** Where a link in content may lead: a page, a part of the page, the phone, mail, or another host. */
export type Href = Path | `#${string}` | `tel:${string}` | `mailto:${string}` | `https://${string}`;

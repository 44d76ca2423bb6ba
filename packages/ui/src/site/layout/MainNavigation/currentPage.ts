import type { LinkGroup, LinkItem, NavigationItem } from '@hvac/content/model';

/** How a navigation item relates to the current page. */
export type Standing = 'page' | 'parent' | undefined;

export const isGroup = (entry: LinkItem | LinkGroup): entry is LinkGroup => 'links' in entry;

/** An item is the current page, or its menu contains it. */
export const standing = (entry: LinkItem | LinkGroup | NavigationItem, path: string): Standing => {
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  if (entry.to === path || aliases.includes(path)) return 'page';
  const links = 'menu' in entry ? (entry.menu ?? []) : isGroup(entry) ? entry.links : [];
  return links.some((row) => standing(row, path)) ? 'parent' : undefined;
};

import type { LinkGroup, LinkItem, NavigationItem } from '@hvac/content/model';

/** How a navigation item relates to the current page. */
export type Current = 'page' | 'parent' | undefined;

export const isLinkGroup = (entry: LinkItem | LinkGroup): entry is LinkGroup => 'links' in entry;

/** An item is the current page, or its menu contains it. */
export const getCurrent = (entry: LinkItem | LinkGroup | NavigationItem, path: string): Current => {
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  if (entry.to === path || aliases.includes(path)) return 'page';
  const links = 'menu' in entry ? (entry.menu ?? []) : isLinkGroup(entry) ? entry.links : [];
  return links.some((row) => getCurrent(row, path)) ? 'parent' : undefined;
};

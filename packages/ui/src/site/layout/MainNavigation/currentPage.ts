import type { LinkGroup, LinkItem, NavigationItem } from '@hvac/content/model';

/** How a row of the navigation stands to the page that is showing. */
export type Standing = 'page' | 'parent' | undefined;

export const isGroup = (entry: LinkItem | LinkGroup): entry is LinkGroup => 'links' in entry;

/** A row is the page itself, or leads to the page from inside its menu. */
export const standing = (entry: LinkItem | LinkGroup | NavigationItem, path: string): Standing => {
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  if (entry.to === path || aliases.includes(path)) return 'page';
  const inside = 'menu' in entry ? (entry.menu ?? []) : isGroup(entry) ? entry.links : [];
  return inside.some((row) => standing(row, path)) ? 'parent' : undefined;
};

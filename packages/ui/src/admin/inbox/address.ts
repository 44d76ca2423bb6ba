import { leadFilter, type LeadFilter } from '@hvac/content/model';

/** What the inbox shows, as the page's address keeps it: so that it can be reloaded, shared and gone back to. */
export interface InboxAddress {
  filter: LeadFilter;
  /** Id of the open lead. */
  lead?: string | undefined;
}

type FilterKey = keyof typeof leadFilter.shape;
const filterKeys = Object.keys(leadFilter.shape) as FilterKey[];

/** Reads the query of an address; what is not known or not valid is passed over. */
export function readAddress(search: string): InboxAddress {
  const query = new URLSearchParams(search);
  const entries = filterKeys.flatMap((key) => {
    const value = leadFilter.shape[key].safeParse(query.get(key) ?? undefined);
    return value.success && value.data ? [[key, value.data]] : [];
  });
  return { filter: Object.fromEntries(entries) as LeadFilter, lead: query.get('lead') ?? undefined };
}

/** The filter as the API takes it: without what is empty, and without the folder that is meant anyway. */
export function filterQuery(filter: LeadFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    const value = filter[key];
    if (value && !(key === 'folder' && value === 'inbox')) query.set(key, value);
  }
  return query;
}

/** The query of an address, with its question mark; empty when nothing is set. */
export function writeAddress({ filter, lead }: InboxAddress): string {
  const query = filterQuery(filter);
  if (lead) query.set('lead', lead);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

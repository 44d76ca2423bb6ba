import { leadFilter, type LeadFilter } from '@hvac/content/model';
import { writeStorage, readStorage } from '../../forms/storage.ts';
import { typedPrefix } from '../auth/adminToken.ts';

/** A page of the list behind the first. */
export interface InboxPlace {
  /** From 2. */
  page: number;
  /** Cursor where it begins. */
  after: string;
}

/** What the inbox shows, as the page's address keeps it: so that it can be reloaded, shared and gone back to. */
export interface InboxAddress {
  filter: LeadFilter;
  /** Nothing for the first page. */
  place?: InboxPlace | undefined;
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
  const [page, after] = [Number(query.get('page')), query.get('after')];
  return {
    filter: {
      ...(Object.fromEntries(entries) as LeadFilter),
      view: leadFilter.shape.view.safeParse(query.get('view') ?? 'open').data ?? 'open',
    },
    place: after && Number.isInteger(page) && page > 1 ? { page, after } : undefined,
    lead: query.get('lead') ?? undefined,
  };
}

/** The filter as the API takes it, without what is empty. */
export function filterQuery(filter: LeadFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    const value = filter[key];
    if (value) query.set(key, value);
  }
  return query;
}

/** The query of an address, with its question mark; empty when nothing is set. */
export function writeAddress({ filter, place, lead }: InboxAddress): string {
  const query = filterQuery(filter);
  // Where the office begins.
  if (filter.view === 'open') query.delete('view');
  if (place) {
    query.set('page', String(place.page));
    query.set('after', place.after);
  }
  if (lead) query.set('lead', lead);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

const trailKey = (filter: LeadFilter) => `${typedPrefix}inbox-pages:${filterQuery(filter).toString()}`;

/** The page before this one: as this tab passed it, or the first one when it was never there. */
export function placeBefore(filter: LeadFilter, { page }: InboxPlace): InboxPlace | undefined {
  const after = readStorage(trailKey(filter))?.[String(page - 1)];
  return after && page > 2 ? { page: page - 1, after } : undefined;
}

/** The page after this one, which this tab will find back to. */
export function placeAfter(filter: LeadFilter, place: InboxPlace | undefined, after: string): InboxPlace {
  const page = (place?.page ?? 1) + 1;
  writeStorage(trailKey(filter), { ...readStorage(trailKey(filter)), [page]: after });
  return { page, after };
}

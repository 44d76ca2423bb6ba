import { leadFilter, type LeadFilter } from '@hvac/content/model';
import { filterParams } from '../api.ts';
import { useAddress } from '../layout/useAddress.ts';

/** The state of the inbox that the URL holds, so that reload, sharing and Back work. */
export interface InboxAddress {
  filter: LeadFilter;
  /** Cursors of the pages from the second to the one in view. */
  after: readonly string[];
  /** Id of the open lead. */
  lead?: string | undefined;
}

/** Parses the query string, and ignores unknown or invalid parameters. */
function read(search: string): InboxAddress {
  const params = new URLSearchParams(search);
  const entries = Object.entries(leadFilter.shape).flatMap(([key, schema]) => {
    const value = schema.safeParse(params.get(key) ?? undefined);
    return value.success && value.data ? [[key, value.data]] : [];
  });
  const filter = Object.fromEntries(entries) as LeadFilter;
  if (!params.has('view') || filter.view === undefined) filter.view = 'open';
  return { filter, after: params.getAll('after'), lead: params.get('lead') ?? undefined };
}

/** The query string with its question mark; empty when all is default. */
function write({ filter, after, lead }: InboxAddress): string {
  const params = filterParams(filter);
  // The default.
  if (filter.view === 'open') params.delete('view');
  for (const cursor of after) params.append('after', cursor);
  if (lead) params.set('lead', lead);
  const search = params.toString();
  return search && `?${search}`;
}

export function useInboxAddress() {
  const { search, changeSearch } = useAddress();
  const address = read(search);
  return {
    ...address,
    /** The URL has no query string. */
    isBare: search === '',
    hrefWith: (change: Partial<InboxAddress>) => write({ ...address, ...change }),
    /** @param how `push` for what the Back button should undo */
    go: (change: Partial<InboxAddress>, how: 'push' | 'replace' = 'push') =>
      changeSearch(write({ ...address, ...change }), how),
  };
}

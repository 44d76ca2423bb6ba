import { oneLine } from '@hvac/content/letters';
import {
  leadSources,
  leadStatuses,
  localDay,
  sourceColumns,
  startOfLocalDay,
  type LeadSource,
} from '@hvac/content/model';
import { stringify } from 'csv-stringify/sync';
import type { Clock } from '../clock.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { Lead } from '../leads/model/lead.ts';
import { eachLead } from '../store/each-lead.ts';
import type { Store } from '../store/store.ts';
import { csvFormat } from './leads-csv.ts';

interface SourceDeps extends Clock {
  store: Pick<Store, 'listLeads'>;
}

/** Months of the table, with the present one. */
const months = 12;
/** Maximum number of rows in a month. Anybody can make up campaigns, so the rarest share one row. */
const maxRows = 200;
const maxCellLength = 80;

/** The networks whose ads add these click ids to a link. */
const adNetworks: Readonly<Record<string, string>> = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  fbclid: 'Facebook Ads',
  msclkid: 'Microsoft Ads',
  ttclid: 'TikTok Ads',
};

/** How people type the name of a source into `utm_source`, without the domain around it. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Facebook: ['facebook', 'fb', 'meta'],
  Instagram: ['instagram', 'ig'],
  Google: ['google', 'adwords', 'googleads'],
  Microsoft: ['microsoft', 'bing'],
  TikTok: ['tiktok'],
  YouTube: ['youtube', 'yt'],
  Nextdoor: ['nextdoor'],
  Yelp: ['yelp'],
};

/** Values of `utm_medium` that mean an ad. @see https://support.google.com/analytics/answer/9756891 */
const paidMedium = /^(?:.*cp.|ppc|retargeting|paid.*|display|banners?|interstitial|.*\bads?)$/;

/** What chats take for a part of a link that ends a sentence, or is in brackets. */
const endSigns = /[\s.,;:!?'"’”)\]}>]+$/;

/** One spelling of a text that people type: the same in any case, with any blanks. */
const fold = (text: string | null | undefined): string =>
  oneLine(
    (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(endSigns, '').trim(),
    maxCellLength,
  );

/** "Facebook" for "facebook", "FB" and "www.facebook.com". */
function sourceName(typed: string): string {
  const bare = typed.replace(/^(?:www|m|l|lm|business)\.|\.com$/g, '').replace(/[ _-]/g, '');
  return Object.keys(spellings).find((name) => spellings[name]?.includes(bare)) ?? typed;
}

/**
 * The source of a visit: "Google Ads" for an ad, by medium or click id, "Facebook / social" with another medium, or the
 * source alone.
 */
function sourceFrom(query: URLSearchParams): string {
  const name = sourceName(fold(query.get('utm_source')));
  const medium = fold(query.get('utm_medium'));
  const clicked = [...query.keys()].map((key) => adNetworks[key.toLowerCase()]).find(Boolean);
  if (medium === '') return clicked ?? name;
  if (!paidMedium.test(medium)) return [name, medium].filter(Boolean).join(' / ');
  return name === '' ? (clicked ?? 'Ads') : `${name} Ads`;
}

/** Facebook's hosts for phones and for outgoing links are the same site. */
const referrerName = (host: string): string =>
  host.toLowerCase().replace(/^(?:l|lm|m)\.(?=facebook|instagram)/, 'www.');

type SourceKey = 'month' | 'source' | 'campaign' | 'referrer' | 'page';
type SourceCounts = Omit<LeadSource, SourceKey>;

const noCounts: SourceCounts = { leads: 0, booked: 0, quoted: 0, lost: 0, earned: 0 };

const countsOf = ({ state: { outcome } }: Lead): SourceCounts => ({
  leads: 1,
  booked: Number(outcome?.result === 'booked'),
  quoted: Number(outcome?.result === 'quoted'),
  lost: Number(outcome?.result === 'lost'),
  earned: outcome?.result === 'booked' ? (outcome.amount ?? 0) : 0,
});

const addCounts = (one: SourceCounts, other: SourceCounts): SourceCounts => ({
  leads: one.leads + other.leads,
  booked: one.booked + other.booked,
  quoted: one.quoted + other.quoted,
  lost: one.lost + other.lost,
  earned: one.earned + other.earned,
});

function sourceOf({ submission }: Lead): Pick<LeadSource, SourceKey> {
  const month = localDay(Date.parse(submission.receivedAt)).slice(0, 7);
  if (submission.addedBy !== undefined) return { month, source: 'Phone call', campaign: '', referrer: '', page: '' };
  const { page = submission.page, from = '' } = submission.landing ?? {};
  const url = page === undefined ? null : URL.parse(`http://site${page}`);
  const text = (value: string | null | undefined) => oneLine(value ?? '', maxCellLength);
  return {
    month,
    source: url ? sourceFrom(url.searchParams) : '',
    campaign: fold(url?.searchParams.get('utm_campaign')),
    referrer: text(referrerName(from)),
    page: text(url?.pathname),
  };
}

/** The first moment of the oldest month of the table, in milliseconds since 1970. */
function startOfMonths(now: number): number {
  const [year = 0, month = 0] = localDay(now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
  return startOfLocalDay(first as ReturnType<typeof localDay>);
}

/**
 * Counts where the leads of the last twelve months came from. What is or may be spam is not counted. It reads each lead: a
 * year has a few thousand, the page is rarely opened, and an aggregate would need columns in both stores.
 */
async function countSources({ now, store }: SourceDeps): Promise<LeadSource[]> {
  const statuses = leadStatuses.filter((status) => status !== 'spam');
  const counts = new Map<string, LeadSource>();
  for await (const lead of eachLead({ from: startOfMonths(now()), statuses, suspect: false }, store)) {
    const source = sourceOf(lead);
    const key = JSON.stringify(source);
    counts.set(key, { ...source, ...addCounts(counts.get(key) ?? noCounts, countsOf(lead)) });
  }
  const byMonth = Map.groupBy(counts.values(), ({ month }) => month);
  return [...byMonth]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([month, rows]) => {
      const sorted = rows.toSorted((a, b) => b.leads - a.leads);
      const others = sorted.slice(maxRows).reduce<SourceCounts>(addCounts, noCounts);
      const other: LeadSource = { month, source: 'Other', campaign: '', referrer: '', page: '', ...others };
      return [...sorted.slice(0, maxRows), ...(others.leads > 0 ? [other] : [])];
    });
}

const csvOf = (rows: readonly LeadSource[]): string =>
  stringify([...rows], {
    ...csvFormat,
    columns: Object.entries({ month: 'Month', ...sourceColumns }).map(([key, header]) => ({ key, header })),
  });

export const sourceRoutes = (deps: SourceDeps): Route[] => [
  defineRoute({
    id: 'read-sources',
    method: 'get',
    path: '/api/admin/sources',
    summary: 'Where the leads of the last twelve months came from, by month',
    responses: { 200: { description: 'Counts, nothing about people', schema: leadSources } },
    handler: async () => ({ rows: await countSources(deps) }),
  }),
  defineRoute({
    id: 'export-sources',
    method: 'get',
    path: '/api/admin/sources.csv',
    summary: 'The same as CSV',
    responses: { 200: { description: 'One row for each source and month', type: 'text/csv' } },
    async handler({ response }) {
      const csv = csvOf(await countSources(deps));
      response
        .attachment(`sources-${localDay(deps.now())}.csv`)
        .type('text/csv')
        .send(csv);
    },
  }),
];

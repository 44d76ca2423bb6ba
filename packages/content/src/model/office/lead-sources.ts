import * as z from 'zod/mini';

/** Leads of one month with the same source. The texts come from the visitors' URLs and can be empty. */
export const leadSource = z.strictObject({
  /** In the company's time zone, such as "2026-11". */
  month: z.string(),
  /** An ad network, `utm_source` with `utm_medium`, or a label for leads from phone calls: "Google Ads", "Facebook / social". */
  source: z.string(),
  /** `utm_campaign` of the URL, in lower case. */
  campaign: z.string(),
  /** Referring host. */
  referrer: z.string(),
  /** Path of the landing page, or else of the page with the form. */
  page: z.string(),
  leads: z.int(),
  /** How many of them ended so. */
  booked: z.int(),
  quoted: z.int(),
  lost: z.int(),
  /** Sum of the amounts of booked jobs that have one, in dollars. */
  earned: z.int(),
});
export type LeadSource = z.infer<typeof leadSource>;

/** Response of GET /api/admin/sources. */
export const leadSources = z.strictObject({
  /** Of the last twelve months, newest month first, and most leads first. */
  rows: z.array(leadSource),
});
export type LeadSources = z.infer<typeof leadSources>;

/** The columns of the table and of its CSV file, in order. */
export const sourceColumns = {
  leads: 'Leads',
  booked: 'Booked',
  quoted: 'Quoted',
  lost: 'Lost',
  earned: 'Booked ($)',
  source: 'Source',
  campaign: 'Campaign',
  referrer: 'Came from',
  page: 'First page',
} as const satisfies Partial<Record<keyof LeadSource, string>>;

import * as z from 'zod/mini';

/** Leads of one month that came the same way. The texts are from addresses that visitors came by, or are empty. */
export const leadSource = z.strictObject({
  /** By the company's clock, such as "2026-11". */
  month: z.string(),
  /** The address's `utm_source`; for leads from phone calls it says so. */
  source: z.string(),
  /** The address's `utm_campaign`. */
  campaign: z.string(),
  /** Host of the site that led here. */
  referrer: z.string(),
  /** Path of the page that the visit began on, or else of the page that the form was sent from. */
  page: z.string(),
  leads: z.int(),
});
export type LeadSource = z.infer<typeof leadSource>;

/** What GET /api/admin/sources answers. */
export const leadSources = z.strictObject({
  /** Of the last twelve months, newest month first, and most leads first. */
  rows: z.array(leadSource),
});
export type LeadSources = z.infer<typeof leadSources>;

/** The columns of the table and of its CSV file, in order. */
export const sourceColumns = {
  leads: 'Leads',
  source: 'Source',
  campaign: 'Campaign',
  referrer: 'Came from',
  page: 'First page',
} as const satisfies Partial<Record<keyof LeadSource, string>>;

/** Default retention in days. The privacy page states the same. */
export const retentionDays = {
  /** Service requests, quotes, messages and referrals: two years. */
  lead: 730,
  /** Job applications and their résumés: one year. */
  application: 365,
} as const;

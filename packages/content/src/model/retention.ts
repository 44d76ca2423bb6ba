/** How long the server keeps what visitors send, in days, unless it is told otherwise. The privacy page says the same. */
export const retentionDays = {
  /** Service requests, quotes, messages and referrals: two years. */
  lead: 730,
  /** Job applications and their résumés: one year. */
  application: 365,
} as const;

/** API paths, shared by the server, the client and the mocks. */
export const endpoints = {
  health: '/api/health',
  captcha: '/api/captcha',
  openapi: '/api/openapi.json',
  serviceRequests: '/api/service-requests',
  contactForms: '/api/contact-forms',
  referrals: '/api/referrals',
  careerApplications: '/api/career-applications',
  specials: '/api/specials',
  adminSession: '/api/admin/session',
  adminSessions: '/api/admin/sessions',
  adminSpecials: '/api/admin/specials',
  adminLeads: '/api/admin/leads',
  adminMailTest: '/api/admin/mail/test',
  adminOverview: '/api/admin/overview',
  adminPeople: '/api/admin/people',
  adminSources: '/api/admin/sources',
  adminTeam: '/api/admin/team',
} as const;

/** Prefix of the admin API's paths. */
export const adminApiPath = '/api/admin';

/** Largest request body of an ordinary route, in bytes. */
export const bodyLimitBytes = 32 * 1024;

/** Largest body of the résumé route, in bytes: the largest file in base64 plus all other fields at their limits. */
export const resumeBodyLimitBytes = 7_080_000;

/** Request header of a lead: where the visit began. */
export const landingHeader = 'Landing-Page';

/** Paths of the API's calls, shared by the server, the client and the mocks. */
export const endpoints = {
  health: '/api/health',
  clientErrors: '/api/client-errors',
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
  adminRetention: '/api/admin/retention',
  adminPeople: '/api/admin/people',
  adminSources: '/api/admin/sources',
  adminTeam: '/api/admin/team',
} as const;

/** What the paths of the office's calls begin with. */
export const officePath = '/api/admin';

/** Largest request body of an ordinary route, in bytes. */
export const bodyLimitBytes = 32 * 1024;

/** Largest body of the route that takes a résumé, in bytes: the largest file in base64, and all other fields full. */
export const resumeBodyLimitBytes = 7_080_000;

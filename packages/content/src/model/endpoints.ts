/** Paths of the API's calls, shared by the server, the client and the mocks. */
export const endpoints = {
  health: '/api/health',
  captcha: '/api/captcha',
  serviceRequests: '/api/service-requests',
} as const;

/** Largest request body of an ordinary route, in bytes. */
export const bodyLimitBytes = 32 * 1024;

/** What a lead route answers with status 201. */
export interface LeadReceipt {
  /** UUID of the stored record. */
  id: string;
  /** ISO 8601 time of storing. */
  createdAt: string;
}

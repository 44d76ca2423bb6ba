import { captchaOperations } from './captcha/captcha-routes.ts';
import { clientErrorOperations } from './client-errors/client-error-routes.ts';
import { healthOperations } from './status/health-routes.ts';
import { inboxOperations } from './inbox/inbox-operations.ts';
import { overviewOperations } from './status/overview-routes.ts';
import { leadOperations } from './leads/lead-routes.ts';
import { retentionOperations } from './leads/retention-routes.ts';
import { openApiOperations } from './openapi/openapi-routes.ts';
import type { Operation } from './openapi/operation.ts';
import { specialOperations } from './specials/special-operations.ts';

/** Every call of the API. A test compares them with the routes of the running server. */
export const operations: readonly Operation[] = [
  ...healthOperations,
  ...clientErrorOperations,
  ...captchaOperations,
  ...leadOperations,
  ...specialOperations,
  ...inboxOperations,
  ...overviewOperations,
  ...retentionOperations,
  ...openApiOperations,
];

import type { LeadReceipt } from '@hvac/content/model';
import express from 'express';
import type { Express } from 'express';
import type { PasswordCheck } from './admin/password-check.ts';
import { requireAdmin } from './admin/require-admin.ts';
import { captchaRoutes } from './captcha/captcha-routes.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Claims } from './captcha/claims.ts';
import { errorHandler } from './http/error-handler.ts';
import { nothingHere } from './http/errors.ts';
import { healthRoutes } from './http/health-routes.ts';
import { warnOfOtherName } from './http/other-name.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import type { Redirect } from './http/site.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { overviewRoutes } from './mail/overview-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { operations } from './operations.ts';
import { adminSpecialRoutes } from './specials/admin-special-routes.ts';
import { specialRoutes } from './specials/special-routes.ts';
import type { Store } from './store/port.ts';

export interface AppDeps {
  store: Store;
  captcha: Captcha;
  claims: Claims<LeadReceipt>;
  mail: Pick<Mail, 'server' | 'problem'>;
  passwordCheck: PasswordCheck;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Folder of the built site, absolute. */
  siteDir: string;
  /** How many proxies in front of the server are ours; the address of the visitor is taken from them. */
  trustProxy: number;
  /** False for load tests. */
  rateLimits: boolean;
  /** The address that the site is known by, such as "https://www.example.com". */
  publicOrigin?: string | undefined;
  /** Where old addresses lead. */
  redirect?: Redirect;
  /** True once the server is about to stop: connections are not kept. */
  stopping?: () => boolean;
}

/** The whole server as an Express application. It never listens: tests start it on a port of their own. */
export function createApp(deps: AppDeps): Express {
  const limits = createRateLimits(deps.rateLimits);
  const app = express();
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', false);
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');

  app.use(requestLog(deps.log, deps.now), securityHeaders);
  app.use((_request, response, next) => {
    if (deps.stopping?.()) response.set('Connection', 'close');
    next();
  });
  app.use(healthRoutes(deps, limits), captchaRoutes(deps.captcha, limits), leadRoutes(deps, limits));
  app.use(specialRoutes(deps, limits), openApiRoutes(operations, limits));
  // All that stands below it under /api/admin is for the admin alone.
  app.use('/api/admin', limits.other, requireAdmin(deps.passwordCheck, limits.adminFailures));
  app.use(adminSpecialRoutes(deps), overviewRoutes(deps));
  app.use(inboxRoutes({ ...deps, mailServer: deps.mail.server }));
  app.use('/api', limits.other, nothingHere);
  app.use(warnOfOtherName(deps.publicOrigin, deps.log), site(deps.siteDir, deps.redirect));
  app.use(errorHandler(deps.log));
  return app;
}

import express from 'express';
import type { Express } from 'express';
import type { PasswordCheck } from './admin/password-check.ts';
import { requireAdmin } from './admin/require-admin.ts';
import { clientErrorRoutes } from './client-errors/client-error-routes.ts';
import { ClientErrorCount } from './client-errors/client-errors.ts';
import { captchaRoutes } from './captcha/captcha-routes.ts';
import type { Captcha } from './captcha/captcha.ts';
import { errorHandler } from './http/error-handler.ts';
import { nothingHere } from './http/errors.ts';
import { healthRoutes } from './status/health-routes.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import type { SetupNotices } from './http/setup-notices.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import type { Redirect } from './http/site.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import type { Retention } from './leads/retention.ts';
import { retentionRoutes } from './leads/retention-routes.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { overviewRoutes } from './status/overview-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { operations } from './operations.ts';
import { adminSpecialRoutes } from './specials/admin-special-routes.ts';
import { specialRoutes } from './specials/special-routes.ts';
import type { Store } from './store/port.ts';

export interface AppDeps {
  store: Store;
  captcha: Captcha;
  mail: Pick<Mail, 'server' | 'tried' | 'problem' | 'test'>;
  retention: Pick<Retention, 'held' | 'confirm'>;
  passwordCheck: PasswordCheck;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Folder of the built site, absolute. */
  siteDir: string;
  /** Folder of earlier releases' assets, absolute. */
  releasesDir: string;
  /** How many proxies in front of the server are ours; the address of the visitor is taken from them. */
  trustProxy: number;
  /** False for load tests. */
  rateLimits: boolean;
  /** What is set wrong. */
  notices: SetupNotices;
  /** Where old addresses lead. */
  redirect?: Redirect;
  /** True once the server is about to stop: connections are not kept. */
  stopping?: () => boolean;
}

/** The whole server as an Express application. It never listens: tests start it on a port of their own. */
export function createApp(deps: AppDeps): Express {
  const limits = createRateLimits(deps.rateLimits, deps.store.limiter);
  const app = express();
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', false);
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');

  app.use(requestLog(deps.log, deps.now), securityHeaders);
  app.use((_request, response, next) => {
    if (deps.stopping?.()) response.set('Connection', 'close');
    next();
  });
  const clientErrors = new ClientErrorCount(deps.now);
  app.use(healthRoutes({ ...deps, clientErrors }, limits), clientErrorRoutes({ clientErrors, log: deps.log }, limits));
  app.use(captchaRoutes(deps.captcha, limits), leadRoutes(deps, limits));
  app.use(specialRoutes(deps, limits), openApiRoutes(operations, limits));
  // All that stands below it under /api/admin is for the admin alone.
  // Who is in is limited like everybody else; a flood of guesses from the same address uses up nothing of that.
  app.use('/api/admin', requireAdmin(deps.passwordCheck, limits.guesses), limits.other);
  app.use(adminSpecialRoutes(deps), overviewRoutes(deps), retentionRoutes(deps.retention));
  app.use(inboxRoutes({ ...deps, mailServer: deps.mail.server }));
  app.use('/api', limits.other, nothingHere);
  app.use(deps.notices.look, site({ ...deps, limits }));
  app.use(errorHandler(deps.log));
  return app;
}

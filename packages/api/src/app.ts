import express, { type Express } from 'express';
import { requireUser, sessionRoutes, type AuthDeps } from './auth/sessions.ts';
import { teamRoutes } from './auth/team.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Captcha } from './leads/captcha.ts';
import { createRouter, type AnswerCheck, type Route } from './http/define-route.ts';
import { openApiRoute } from './http/openapi.ts';
import { errorHandler } from './http/error-handler.ts';
import { notFound } from './http/http-error.ts';
import { healthRoute } from './ops/health-routes.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { limitUploads } from './http/uploads.ts';
import { requestLog, type Logger } from './logger.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { sourceRoutes } from './inbox/lead-sources.ts';
import { formPages } from './leads/form-pages.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import type { ReceiptCookie } from './leads/receipt-cookie.ts';
import type { Mail } from './outbox/mail.ts';
import { overviewRoutes } from './ops/overview-routes.ts';
import { specialRoutes } from './specials/admin-routes.ts';
import { visibleSpecialsRoute } from './specials/public-routes.ts';
import { specialsPage } from './specials/specials-page.ts';
import type { Store } from './store/store.ts';

export interface AppDeps extends AuthDeps, Clock {
  config: Config;
  store: Store;
  captcha: Captcha;
  receipts: ReceiptCookie;
  mail: Mail;
  /** Undefined when none is configured. */
  webhook: { readonly problem: string | undefined } | undefined;
  log: Logger;
  isMisconfigured: boolean;
  checkAnswer?: AnswerCheck | undefined;
}

export function createApp({ config, ...given }: AppDeps): Express {
  const { publicOrigin, siteDir } = config;
  const deps = { ...given, publicOrigin, siteDir };
  const limits = createRateLimits(config.rateLimits, deps.store.limiter);
  const app = express();
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', false);
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');

  app.use(requestLog(deps.log, deps.now), securityHeaders(config.hstsSubdomains));
  const specials = specialsPage(deps);
  const admin = requireUser(deps);
  const hasWebhook = deps.webhook !== undefined;
  const leadDeps = {
    ...deps,
    acknowledges: deps.mail.acknowledges,
    hasWebhook,
    uploads: limitUploads(),
  };
  const publicRoutes = [
    healthRoute({ ...deps, specialsPage: specials }, limits.other, admin),
    ...leadRoutes(leadDeps, limits),
    visibleSpecialsRoute(deps, limits.other),
    ...sessionRoutes(deps),
  ];
  const adminRoutes = [
    ...teamRoutes(deps),
    ...specialRoutes(deps),
    ...overviewRoutes(deps),
    ...inboxRoutes({ ...deps, mailServer: deps.mail.server, hasWebhook }),
    ...sourceRoutes(deps),
  ].map((route): Route => ({ ...route, admin: true }));
  app.use(
    createRouter([...publicRoutes, openApiRoute([...publicRoutes, ...adminRoutes], limits.other)], deps.checkAnswer),
  );
  // The rate limit comes after the login, so that failed logins from an address don't count against its users.
  app.use('/api/admin', admin, limits.other);
  app.use(createRouter(adminRoutes, deps.checkAnswer));
  app.use('/api', limits.other, notFound);
  app.use(site({ ...deps, limits, renderedPages: specials.routes, forms: formPages(leadDeps, limits) }));
  app.use(errorHandler(deps.log));
  return app;
}

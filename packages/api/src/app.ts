import express from 'express';
import type { Express } from 'express';
import type { PasswordCheck } from './office/password-check.ts';
import { teamCalls } from './office/team-calls.ts';
import { requireAdmin } from './office/require-admin.ts';
import { visitCall } from './visitors/visit-calls.ts';
import type { VisitCounts } from './visitors/visits.ts';
import { clientErrorCall } from './visitors/client-error-calls.ts';
import { ClientErrorCount } from './visitors/client-errors.ts';
import type { Captcha } from './visitors/captcha.ts';
import { callRouter } from './http/call.ts';
import { documentCall } from './http/document.ts';
import { errorHandler } from './http/error-handler.ts';
import { nothingHere } from './http/errors.ts';
import { healthCall } from './office/health-calls.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import type { SetupNotices } from './http/setup-notices.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import type { Redirect } from './http/site.ts';
import { inboxCalls } from './office/inbox-calls.ts';
import { leadCalls } from './visitors/lead-calls.ts';
import type { Retention } from './office/retention.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { readVisitsCall } from './office/visit-calls.ts';
import { overviewCalls } from './office/overview-calls.ts';
import { specialCalls } from './office/special-calls.ts';
import { visibleSpecialsCall } from './visitors/visible-specials-call.ts';
import { specialsPage } from './visitors/specials-page.ts';
import type { Webhook } from './mail/webhook-outbox.ts';
import type { Store } from './store/port.ts';

export interface AppDeps {
  store: Store;
  captcha: Captcha;
  mail: Pick<Mail, 'server' | 'tried' | 'problem' | 'test'>;
  webhook: Pick<Webhook, 'isOn' | 'notices'>;
  retention: Pick<Retention, 'held' | 'confirm'>;
  visits: Pick<VisitCounts, 'add' | 'refused' | 'weeks'>;
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
  const offers = specialsPage(deps);
  const open = [
    healthCall({ ...deps, clientErrors, specialsPage: offers }, limits.other),
    clientErrorCall({ clientErrors, log: deps.log }, limits),
    visitCall(deps.visits, limits),
    ...leadCalls(deps, limits),
    visibleSpecialsCall(deps, limits.other),
  ];
  const office = [
    ...teamCalls(deps),
    ...specialCalls(deps),
    ...overviewCalls(deps),
    readVisitsCall(deps.visits),
    ...inboxCalls({ ...deps, mailServer: deps.mail.server }),
  ];
  app.use(callRouter([...open, documentCall([...open, ...office], limits.other)]));
  // All that stands below it under /api/admin is for the admin alone.
  // Who is in is limited like everybody else; a flood of guesses from the same address uses up nothing of that.
  app.use('/api/admin', requireAdmin(deps.passwordCheck, limits.guesses), limits.other);
  app.use(callRouter(office));
  app.use('/api', limits.other, nothingHere);
  app.use(deps.notices.look, site({ ...deps, limits, written: offers.routes }));
  app.use(errorHandler(deps.log));
  return app;
}

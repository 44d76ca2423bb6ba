import { endpoints, health } from '@hvac/content/model';
import type { Health } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Retention } from '../leads/retention.ts';
import type { Mail } from '../mail/mail.ts';
import type { Operation } from '../openapi/operation.ts';
import { StoreUnavailable } from '../store/port.ts';
import type { LeadCounts, Store } from '../store/port.ts';
import { isoOrNull } from './overview-routes.ts';

export const healthOperations: readonly Operation[] = [
  {
    id: 'read-health',
    method: 'get',
    path: endpoints.health,
    summary: 'Whether leads can be kept, and whether the office hears of them',
    answers: {
      200: { description: 'Leads can be kept, or a later attempt may succeed', schema: health },
      503: { description: 'Nothing is written until a restart', schema: health },
    },
  },
];

interface HealthDeps {
  store: Store;
  clientErrors: { readonly lastDay: number };
  mail: Pick<Mail, 'server'>;
  retention: Pick<Retention, 'held'>;
}

const unknown = { lastLeadAt: undefined, lastMailAt: undefined, mailDue: 0, mailStuck: 0 };

/** While the database is away nothing can be counted: that it is away is what health says then. */
const countsOf = (store: Store): Promise<Pick<LeadCounts, keyof typeof unknown>> =>
  store.counts().catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return unknown;
    throw error;
  });

/** 503 once the store has stopped: whoever watches the server is to restart it or look at the disk. */
export function healthRoutes({ store, mail, retention, clientErrors }: HealthDeps, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.health)
    .get(limits.other, async (_request, response) => {
      const { lastLeadAt, lastMailAt, mailDue, mailStuck } = await countsOf(store);
      const state = store.state();
      const isStuck = mail.server === 'on' && mailStuck > 0;
      const damagedFiles = store.damaged().length;
      const isWell = state === 'ready' && !isStuck && damagedFiles === 0 && !retention.held;
      const answer: Health = {
        status: isWell ? 'ok' : 'degraded',
        store: state,
        damagedFiles,
        retention: retention.held ? 'held' : 'ok',
        mail: mail.server === 'off' ? 'off' : isStuck ? 'stuck' : 'ok',
        lastLeadAt: isoOrNull(lastLeadAt),
        lastMailAt: isoOrNull(lastMailAt),
        mailWaiting: mailDue,
        clientErrors: clientErrors.lastDay,
      };
      response
        .status(state === 'stopped' ? 503 : 200)
        .set('Cache-Control', 'no-store')
        .json(answer);
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}

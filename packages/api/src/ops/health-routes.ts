import { health, healthStatus, type Health } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { bearerOf } from '../auth/sessions.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { Mail } from '../outbox/mail.ts';
import type { SpecialsPage } from '../specials/specials-page.ts';
import { readCounts, type LeadCounts } from '../store/lead-counts.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { isoOrNull } from './overview-routes.ts';

interface HealthDeps {
  store: Store;
  mail: Mail;
  specialsPage: SpecialsPage;
}

const either = z.union([healthStatus, health]);

const unknown = { lastLeadAt: undefined, mailDue: 0, mailStuck: 0 };

/** Without the database there are no counts; `store` says why. */
const readHealthCounts = (store: Store): Promise<Pick<LeadCounts, keyof typeof unknown>> =>
  readCounts(store).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return unknown;
    throw error;
  });

/**
 * Responds with 503 once the store has stopped: the server needs a restart, or the disk a check.
 * @param admin guards the details, which only a request with a password or a token gets
 */
export function healthRoute(deps: HealthDeps, limit: RequestHandler, admin: RequestHandler): Route {
  const { store, mail, specialsPage } = deps;
  return defineRoute({
    id: 'read-health',
    method: 'get',
    path: '/api/health',
    summary: 'Whether leads are stored and the office gets its letters',
    responses: {
      200: { description: 'Leads can be stored, or a later attempt may succeed', schema: either },
      503: { description: 'Nothing is written until a restart', schema: either },
    },
    errors: { 401: 'The token or the password is wrong' },
    middleware: [
      limit,
      (request, response, next) => (bearerOf(request) === undefined ? next() : admin(request, response, next)),
    ],
    async handler({ request, response }) {
      const { lastLeadAt, mailDue, mailStuck } = await readHealthCounts(store);
      const state = store.state();
      const isStuck = mail.server === 'on' && mailStuck > 0;
      const isWell = state === 'ready' && !isStuck && !specialsPage.isStatic();
      const answer: Health = {
        status: isWell ? 'ok' : 'degraded',
        store: state,
        specialsPage: specialsPage.isStatic() ? 'static' : 'ok',
        mail: mail.server === 'off' ? 'off' : isStuck ? 'stuck' : 'ok',
        lastLeadAt: isoOrNull(lastLeadAt),
        mailWaiting: mailDue,
      };
      response
        .status(state === 'stopped' ? 503 : 200)
        .set('Cache-Control', 'no-store')
        .json(bearerOf(request) === undefined ? { status: answer.status } : answer);
    },
  });
}

import { endpoints, mailTested, overview } from '@hvac/content/model';
import type { Overview } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import type { SetupNotices } from '../http/setup-notices.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Retention } from '../leads/retention.ts';
import type { Store } from '../store/port.ts';
import type { Mail } from '../mail/mail.ts';

export const overviewOperations: readonly Operation[] = [
  {
    id: 'read-overview',
    method: 'get',
    path: endpoints.adminOverview,
    summary: "How the office's leads and mail are",
    admin: true,
    answers: { 200: { description: 'Counts and times, nothing about people', schema: overview } },
  },
  {
    id: 'test-mail',
    method: 'post',
    path: endpoints.adminMailTest,
    summary: 'Sends a test message to the office',
    admin: true,
    answers: { 200: { description: 'Whether the mail server has taken it', schema: mailTested } },
    refusals: {
      409: 'No mail server is set',
      503: 'It went out, and that could not be kept; Retry-After says in how many seconds to try again',
    },
  },
];

/** @param time milliseconds since 1970 */
export const isoOrNull = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

interface OverviewDeps {
  store: Store;
  mail: Pick<Mail, 'server' | 'tried' | 'problem' | 'test'>;
  retention: Pick<Retention, 'held'>;
  notices: Pick<SetupNotices, 'sentences'>;
}

/**
 * GET /api/admin/overview: asked every few seconds by an open inbox, so it reads nothing but counts.
 * POST /api/admin/mail/test: answers once the mail server has.
 */
export function overviewRoutes({ store, mail, retention, notices }: OverviewDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.adminOverview)
    .get(async (_request, response) => {
      const { revision, unread, suspects, lastLeadAt, lastMailAt, mailDue, mailStuck } = await store.counts();
      const problem = mailStuck > 0 ? mail.problem() : undefined;
      const answer: Overview = {
        revision,
        unread,
        suspects,
        lastLeadAt: isoOrNull(lastLeadAt),
        mail: {
          server: mail.server,
          tried: mail.tried(),
          lastSentAt: isoOrNull(lastMailAt),
          waiting: mailDue,
          stuck: mailStuck,
          ...(problem !== undefined && { problem }),
        },
        ...(retention.held && { retention: retention.held }),
        damaged: [...store.damaged()],
        notices: [...notices.sentences],
      };
      response.json(answer);
    })
    .all(methodNotAllowed('GET, HEAD'));
  router
    .route(endpoints.adminMailTest)
    .post(async (_request, response) => {
      response.json(await mail.test());
    })
    .all(methodNotAllowed('POST'));
  return router;
}

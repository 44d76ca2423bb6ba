import { endpoints, overview } from '@hvac/content/model';
import type { Overview } from '@hvac/content/model';
import { Router } from 'express';
import { methodNotAllowed } from '../http/errors.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Store } from '../store/port.ts';
import type { Mail } from './mail.ts';

export const overviewOperations: readonly Operation[] = [
  {
    id: 'read-overview',
    method: 'get',
    path: endpoints.adminOverview,
    summary: "How the office's leads and mail are",
    admin: true,
    answers: { 200: { description: 'Counts and times, nothing about people', schema: overview } },
  },
];

/** @param time milliseconds since 1970 */
export const isoOrNull = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

interface OverviewDeps {
  store: Store;
  mail: Pick<Mail, 'server' | 'problem'>;
}

/** GET /api/admin/overview: asked every few seconds by an open inbox, so it reads nothing but counts. */
export function overviewRoutes({ store, mail }: OverviewDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(endpoints.adminOverview)
    .get((_request, response) => {
      const { revision, unread, suspects, lastLeadAt, lastMailAt, mailDue, mailStuck } = store.leadCounts();
      const problem = mailStuck > 0 ? mail.problem() : undefined;
      const answer: Overview = {
        revision,
        unread,
        suspects,
        lastLeadAt: isoOrNull(lastLeadAt),
        mail: {
          server: mail.server,
          lastSentAt: isoOrNull(lastMailAt),
          waiting: mailDue,
          stuck: mailStuck,
          ...(problem !== undefined && { problem }),
        },
      };
      response.json(answer);
    })
    .all(methodNotAllowed('GET, HEAD'));
  return router;
}

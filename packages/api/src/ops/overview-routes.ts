import { mailTested, overview, type Overview } from '@hvac/content/model';
import { defineRoute, type Route } from '../http/define-route.ts';
import { readCounts } from '../store/lead-counts.ts';
import type { Store } from '../store/store.ts';
import type { Mail } from '../outbox/mail.ts';

/** @param time milliseconds since 1970 */
export const isoOrNull = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

interface OverviewDeps {
  store: Store;
  mail: Mail;
  webhook: { readonly problem: string | undefined } | undefined;
  isMisconfigured: boolean;
}

/** A fixed sentence: what a visitor sent never shows on a screen of the office. */
const misconfigured =
  'Some server settings are missing or wrong. The server’s log lists them each time it starts, and so does npm run launch-check.';

/** The server's state for the admin, and what the admin can do about it. */
export const overviewRoutes = ({ store, mail, webhook, isMisconfigured }: OverviewDeps): Route[] => [
  defineRoute({
    id: 'read-overview',
    method: 'get',
    path: '/api/admin/overview',
    summary: 'The state of leads and mail',
    responses: { 200: { description: 'Counts and times, nothing about people', schema: overview } },
    /** An open inbox polls it every few seconds, so it reads counts only. */
    async handler(): Promise<Overview> {
      const { revision, unread, suspects, lastLeadAt, mailDue, mailStuck, mailRetried } = await readCounts(store);
      const problem = mailRetried > 0 ? mail.problem() : undefined;
      const notices = [
        ...(isMisconfigured ? [misconfigured] : []),
        ...(await mail.refusals()).map((text) => `${text}.`),
      ];
      const waiting = webhook?.problem === undefined ? [] : await store.listLeads({ pending: 'webhook', limit: 1 });
      if (webhook?.problem !== undefined && waiting.length > 0) {
        notices.push(`Leads are not told to the webhook: ${webhook.problem}. Each call is tried again for three days.`);
      }
      return {
        revision,
        unread,
        suspects,
        lastLeadAt: isoOrNull(lastLeadAt),
        mail: {
          server: mail.server,
          tried: mail.isTested(),
          waiting: mailDue,
          stuck: mailStuck,
          retried: mailRetried,
          ...(problem !== undefined && { problem }),
        },
        notices,
      };
    },
  }),
  defineRoute({
    id: 'test-mail',
    method: 'post',
    path: '/api/admin/mail/test',
    summary: 'Sends a test message to the office',
    responses: { 200: { description: 'Whether the mail server has taken it', schema: mailTested } },
    errors: {
      409: 'No mail server is set',
    },
    handler: () => mail.test(),
  }),
];

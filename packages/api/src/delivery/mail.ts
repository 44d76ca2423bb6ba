import { company } from '@hvac/content';
import { oneLine } from '@hvac/content/letters';
import { leadKindNames, type MailTested } from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { acknowledgements } from './acknowledgements.ts';
import { assignmentLetters } from './assignment-letters.ts';
import { dailySummary } from './daily-summary.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import type { LeadJob } from './lead-channel.ts';
import { createLetters } from './letters.ts';
import { officeLetters } from './office-letters.ts';
import { type MailSettings, allRecipients, openSmtp, smtpFailure } from './smtp.ts';

/** Mail, as the rest of the server sees it. */
export interface Mail {
  /** Without a mail server, letters wait in the store until there is one. */
  server: 'on' | 'off';
  /** Whether a test letter was sent with the present settings. */
  tried(): boolean;
  /** The last failure, for the office. */
  problem(): string | undefined;
  /**
   * Sends a test letter to the office. A second call joins the running one.
   * @throws {DomainError} when no mail server is set
   * @throws {StoreUnavailable} when it was sent, but could not be recorded
   */
  test(): Promise<MailTested>;
  start(): Promise<void>;
  /** Waits a few seconds for running deliveries. */
  stop(): Promise<void>;
}

interface MailDeps extends Clock {
  store: Store;
  /** The site's origin, for links to the inbox; undefined when not configured. */
  origin: string | undefined;
  log: Logger;
  /** Polling interval in milliseconds; a second unless given. */
  pollInterval?: number | undefined;
}

const noMail: Mail = {
  server: 'off',
  tried: () => false,
  problem: () => undefined,
  test: async () => {
    throw new DomainError('conflict', 'No mail server is set up. Ask whoever runs the server to set SMTP_URL.');
  },
  start: async () => {},
  stop: async () => {},
};

/** The settings that a test letter proves, as one text. It omits the password because it is stored. */
function describeSettings({ from, smtpUrl, to }: MailSettings): string {
  const url = new URL(smtpUrl);
  url.password = '';
  return JSON.stringify([url, from, leadKindNames.map((kind) => to[kind])]);
}

/** Maximum length of the mail server's response. */
const maxResponse = 300;

/** The mail server's response. It may be shown here: a test letter only has the office's own addresses to quote. */
function responseOf(error: unknown): string {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  return typeof response === 'string' ? ` It said: ${oneLine(response, maxResponse)}` : '';
}

/** @param settings undefined when no mail server is set */
export function createMail(settings: MailSettings | undefined, deps: MailDeps): Mail {
  if (!settings) return noMail;
  const { store, origin, now, log, pollInterval } = deps;
  const smtp = openSmtp(settings);
  const letters = createLetters(settings, { company, origin });
  const stopping = new AbortController();
  const to = allRecipients(settings);
  const testedSettings = describeSettings(settings);
  let isTested = false;
  let test: Promise<MailTested> | undefined;
  let officeQueue: DeliveryQueue<LeadJob> | undefined;
  let queues: Pick<DeliveryQueue<never>, 'start' | 'stop'>[] = [];

  async function sendTest(): Promise<MailTested> {
    try {
      const refused = await smtp.send(letters.test(), stopping.signal);
      if (refused.length > 0) {
        return { to, problem: `The mail server refused some of the addresses (${refused.join(', ')}).` };
      }
    } catch (error) {
      const { sentence, code } = smtpFailure(error);
      log.info({ errorCode: code }, 'A test message did not go out');
      return { to, problem: `${sentence}.${responseOf(error)}` };
    }
    await store.setSetting('mail-tried', testedSettings);
    isTested = true;
    return { to };
  }

  return {
    server: 'on',
    tried: () => isTested,
    problem: () => officeQueue?.problem,
    test() {
      test ??= sendTest().finally(() => {
        test = undefined;
      });
      return test;
    },
    async start() {
      isTested = (await store.getSetting('mail-tried')) === testedSettings;
      const receipts = settings.autoreply
        ? acknowledgements({ store, smtp, letters, now, isTested: () => isTested })
        : undefined;
      const isAcknowledged = receipts?.isWanted ?? (() => false);
      officeQueue = new DeliveryQueue(officeLetters({ store, smtp, letters, now, log, isAcknowledged }), deps);
      queues = [officeQueue, new DeliveryQueue(assignmentLetters({ store, smtp, letters, now }), deps)];
      if (receipts) queues.push(new DeliveryQueue(receipts.channel, deps));
      const { summaryHour: hour } = settings;
      if (hour !== undefined) queues.push(new DeliveryQueue(dailySummary({ store, smtp, letters, hour, now }), deps));
      for (const queue of queues) queue.start(pollInterval);
    },
    async stop() {
      stopping.abort();
      await Promise.all(queues.map((queue) => queue.stop()));
      await smtp.close();
    },
  };
}

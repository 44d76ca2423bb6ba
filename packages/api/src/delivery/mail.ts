import { company } from '@hvac/content';
import type { MailTested } from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { acknowledgements } from './acknowledgements.ts';
import { dailySummary } from './daily-summary.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import type { LeadJob } from './lead-channel.ts';
import type { MailSettings } from './mail-settings.ts';
import { Messages } from './messages.ts';
import { officeLetters } from './office-letters.ts';
import { SmtpTest } from './smtp-test.ts';
import { openSmtp } from './smtp.ts';

/** Mail, as the rest of the server sees it. */
export interface Mail {
  /** Without a mail server, messages wait in the store until there is one. */
  server: 'on' | 'off';
  /** Whether a test message was sent with the present settings. */
  tried(): boolean;
  /** The last failure, for the office. */
  problem(): string | undefined;
  /**
   * Sends a test message to the office.
   * @throws {DomainError} when no mail server is set
   * @throws {StoreUnavailable} when it was sent, but could not be recorded
   */
  test(): Promise<MailTested>;
  start(): Promise<void>;
  /** Waits a few seconds for running deliveries. */
  stop(): Promise<void>;
}

interface MailDeps {
  store: Store;
  /** The site's origin, for links to the inbox; undefined when not configured. */
  origin: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
  /** How often to look for something to send, in milliseconds; a second unless given. */
  lookEvery?: number | undefined;
}

/** Stored instead of a time while mail is off. */
const turnedOff = 'off';

/**
 * When mail was turned on, in milliseconds since 1970. Outages don't count, so they make no lead old.
 * @param isOn whether there is a mail server now
 */
async function turnedOnAt({ log, now, store }: MailDeps, isOn: boolean): Promise<number> {
  const kept = await store.getSetting('mail-turned-on');
  const since = Date.parse(kept ?? '');
  // A time in the future comes from a wrong clock.
  if (isOn && since <= now()) return since;
  const text = isOn ? new Date(now()).toISOString() : turnedOff;
  if (kept !== text && (isOn || kept !== undefined)) {
    await store
      .setSetting('mail-turned-on', text)
      .catch((error: unknown) => log.warn(describeError(error), 'When mail was turned on is not kept'));
  }
  return now();
}

function noMail(deps: MailDeps): Mail {
  return {
    server: 'off',
    tried: () => false,
    problem: () => undefined,
    test: async () => {
      throw new DomainError('conflict', 'No mail server is set: whoever looks after the server sets SMTP_URL.');
    },
    start: async () => void (await turnedOnAt(deps, false)),
    stop: async () => {},
  };
}

/** @param settings undefined when no mail server is set */
export function createMail(settings: MailSettings | undefined, deps: MailDeps): Mail {
  if (!settings) return noMail(deps);
  const { store, origin, now, log, lookEvery } = deps;
  const smtp = openSmtp(settings);
  const messages = new Messages(settings, { company, origin });
  const smtpTest = new SmtpTest({ settings, store, smtp, messages, log });
  const stopping = new AbortController();
  let letters: DeliveryQueue<LeadJob> | undefined;
  let queues: Pick<DeliveryQueue<never>, 'start' | 'stop'>[] = [];
  return {
    server: 'on',
    tried: () => smtpTest.isPassed,
    problem: () => letters?.problem,
    test: () => smtpTest.run(stopping.signal),
    async start() {
      await smtpTest.load();
      const since = await turnedOnAt(deps, true);
      const receipts = settings.autoreply
        ? acknowledgements({ store, smtp, messages, now, isTested: () => smtpTest.isPassed })
        : undefined;
      const isAcknowledged = receipts?.isWanted ?? (() => false);
      letters = new DeliveryQueue(
        officeLetters({ store, smtp, messages, now, log, turnedOnAt: since, isAcknowledged }),
        deps,
      );
      queues = [letters];
      if (receipts) queues.push(new DeliveryQueue(receipts.channel, deps));
      const { summaryHour: hour } = settings;
      if (hour !== undefined) queues.push(new DeliveryQueue(dailySummary({ store, smtp, messages, hour, now }), deps));
      for (const queue of queues) queue.start(lookEvery);
    },
    async stop() {
      stopping.abort();
      await Promise.all(queues.map((queue) => queue.stop()));
      await smtp.close();
    },
  };
}

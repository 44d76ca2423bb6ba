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

/** The office's mail, as the rest of the server knows it. */
export interface Mail {
  /** Without a mail server, messages wait in the store until there is one. */
  server: 'on' | 'off';
  /** Whether a test message went out by the present settings. */
  tried(): boolean;
  /** What went wrong last, in words for the office. */
  problem(): string | undefined;
  /**
   * Sends a test message to the office.
   * @throws {DomainError} when no mail server is set
   * @throws {StoreUnavailable} when it went out, and that was not kept
   */
  test(): Promise<MailTested>;
  start(): Promise<void>;
  /** Ends what is under way, in a few seconds. */
  stop(): Promise<void>;
}

interface MailDeps {
  store: Store;
  /** Where the site is, for links to the inbox; undefined when nobody has said so. */
  origin: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
  /** Between two looks for something to send, in milliseconds; a second unless given. */
  lookEvery?: number | undefined;
}

/** What is kept in the place of a time while mail is off. */
const turnedOff = 'off';

/**
 * When mail was turned on, in milliseconds since 1970: an outage makes nothing old. Where that cannot be kept, mail goes on.
 * @param isOn whether there is a mail server now
 */
async function turnedOnAt({ log, now, store }: MailDeps, isOn: boolean): Promise<number> {
  const kept = await store.getSetting('mail-turned-on');
  const since = Date.parse(kept ?? '');
  // A clock that was ahead says nothing.
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

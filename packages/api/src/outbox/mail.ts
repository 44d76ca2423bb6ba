import { randomUUID } from 'node:crypto';
import { company } from '@hvac/company';
import { oneLine, testLetter } from '@hvac/content/letters';
import { leadKindNames, type MailTested } from '@hvac/content/model';
import { activeAddresses } from '../auth/accounts.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Lead, Channel } from '../leads/model/lead.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { dailySummary, summaryDeliveries } from './daily-summary.ts';
import { leadDeliveries } from './lead-deliveries.ts';
import { acknowledgments, assignmentLetters, emailOf, officeLetters } from './letters.ts';
import { Outbox, sendTimeout, type Sender } from './outbox.ts';
import { type MailSettings, allRecipients, openSmtp, smtpFailure } from './smtp.ts';

export interface Mail {
  /** Without a mail server, letters wait in the store until there is one. */
  server: 'on' | 'off';
  /** Whether a test letter was sent with the present settings. */
  isTested(): boolean;
  /** Whether visitors get acknowledgments. */
  acknowledges: boolean;
  /** The last failure, for the office. */
  problem(): string | undefined;
  /** Sentences about those addresses of the office, as they are now, that refuse mail. @throws {StoreUnavailable} */
  refusals(): Promise<string[]>;
  /**
   * Sends a test letter to the office. A second call joins the running one.
   * @throws {DomainError} when no mail server is set
   * @throws {StoreUnavailable} when it was sent, but could not be recorded
   */
  test(): Promise<MailTested>;
  /** @param pollInterval in milliseconds; a second unless given */
  start(pollInterval?: number): void;
  /** Waits a few seconds for running deliveries. */
  stop(): Promise<void>;
}

interface MailDeps extends Clock {
  store: Store;
  /** The site's origin, for links to the inbox; undefined when not configured. */
  origin: string | undefined;
  log: Logger;
}

const noMail: Mail = {
  server: 'off',
  isTested: () => false,
  acknowledges: false,
  problem: () => undefined,
  refusals: async () => [],
  test: async () => {
    throw new DomainError('conflict', 'No mail server is set up. Ask whoever runs the server to set SMTP_URL.');
  },
  start: () => {},
  stop: async () => {},
};

/** The settings that a test letter proves, as one text. It omits the password because it is stored. */
function describeSettings({ from, smtpUrl, to }: MailSettings): string {
  const url = new URL(smtpUrl);
  url.password = '';
  return JSON.stringify([url, from.address, leadKindNames.map((kind) => to[kind])]);
}

const maxResponse = 300;

/** The mail server's response. It may be shown here: a test letter only has the office's own addresses to quote. */
function responseOf(error: unknown): string {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  return typeof response === 'string' ? ` It said: ${oneLine(response, maxResponse)}` : '';
}

/** @param settings undefined when no mail server is set */
export async function createMail(settings: MailSettings | undefined, deps: MailDeps): Promise<Mail> {
  if (!settings) return noMail;
  const { store, origin, log } = deps;
  const smtp = await openSmtp(settings);
  const letterDeps = { ...deps, smtp, settings, facts: { company, origin } };
  const stopping = new AbortController();
  const to = allRecipients(settings);
  const testedSettings = describeSettings(settings);
  let isTested = (await store.getSetting('mail-tried')) === testedSettings;
  let test: Promise<MailTested> | undefined;

  const ofLeads = (channel: Channel, sender: Sender<Lead>) => new Outbox(sender, leadDeliveries(channel, deps), deps);
  const office = ofLeads('office', officeLetters(letterDeps));
  const { autoreply, summaryHour: hour } = settings;
  const summaries =
    hour === undefined ? [] : [new Outbox(dailySummary(letterDeps), summaryDeliveries(hour, deps), deps)];
  const toOffice = [office, ofLeads('assignment', assignmentLetters(letterDeps)), ...summaries];
  const toVisitors = autoreply
    ? [
        ofLeads(
          'acknowledgment',
          acknowledgments(letterDeps, () => isTested),
        ),
      ]
    : [];
  const outboxes = [...toOffice, ...toVisitors];

  const sendTest = async (): Promise<MailTested> => {
    const letter = emailOf(`test-${randomUUID()}`, testLetter(letterDeps.facts), to, settings);
    const problems: string[] = [];
    for (const address of to) {
      try {
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(sendTimeout)]);
        await smtp.send(letter, address, signal);
      } catch (error) {
        const { code, isOfConnection, sentence } = smtpFailure(error, address, 'MAIL_TO');
        log.info({ errorCode: code }, 'A test message did not go out');
        problems.push(`${sentence}.${responseOf(error)}`);
        if (isOfConnection) break;
      }
    }
    if (problems.length > 0) return { to, problem: [...new Set(problems)].join(' ') };
    await store.setSetting('mail-tried', testedSettings);
    isTested = true;
    return { to };
  };

  return {
    server: 'on',
    isTested: () => isTested,
    acknowledges: autoreply,
    problem: () => office.problem,
    async refusals() {
      const present = new Set([...to, ...(await activeAddresses(store))]);
      const refused = toOffice.flatMap(({ refusals }) => refusals).filter(([address]) => present.has(address));
      return [...new Set(refused.map(([, sentence]) => sentence))];
    },
    test() {
      test ??= sendTest().finally(() => {
        test = undefined;
      });
      return test;
    },
    start(pollInterval) {
      for (const outbox of outboxes) outbox.start(pollInterval);
    },
    async stop() {
      stopping.abort();
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
      smtp.close();
    },
  };
}

import { company } from '@hvac/content';
import type { MailTested } from '@hvac/content/model';
import type { Logger } from '../logger.ts';
import type { Cost } from '../auth/password-hash.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { DailySummary } from './daily-summary.ts';
import { againAndAgain } from './mail-clock.ts';
import type { MailSettings } from './mail-settings.ts';
import { Messages } from './messages.ts';
import { Outbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';
import { Trial } from './smtp-test.ts';
import { turnedOnAt } from './turned-on.ts';

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
  passwordCost?: Cost | undefined;
  /** Between two looks for something to send, in milliseconds; a second unless given. */
  lookEvery?: number | undefined;
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
  const { store, origin, now, log, passwordCost, lookEvery } = deps;
  const smtp = openSmtp(settings);
  const messages = new Messages(settings, { company, origin });
  const trial = new Trial({ settings, store, smtp, messages, log, passwordCost });
  const tried = () => trial.tried;
  const acknowledgements = settings.autoreply
    ? new Acknowledgements({ store, smtp, messages, now, log, tried })
    : undefined;
  const { summaryHour: hour } = settings;
  const summary = hour === undefined ? undefined : new DailySummary({ store, smtp, messages, hour, now, log });
  let outbox: Outbox | undefined;
  let seen: string | undefined;
  let clocks: { stop(): void }[] = [];
  return {
    server: 'on',
    tried,
    problem: () => outbox?.problem,
    test: () => trial.test(),
    async start() {
      await trial.restore();
      const office = new Outbox({
        store,
        smtp,
        messages,
        now,
        log,
        turnedOnAt: await turnedOnAt(deps, true),
        acknowledgements,
      });
      outbox = office;
      const look = async () => {
        const { revision } = await store.counts();
        if (revision === seen && office.nextTry > now()) return;
        seen = revision;
        await office.deliver();
      };
      clocks = [againAndAgain(look, log, lookEvery)];
      if (summary) clocks.push(againAndAgain(() => summary.deliver(), log, lookEvery));
      if (!acknowledgements) return;
      let restored = false;
      const acknowledge = async () => {
        if (!restored) await acknowledgements.restore();
        restored = true;
        await acknowledgements.deliver();
      };
      clocks.push(againAndAgain(acknowledge, log, lookEvery));
    },
    async stop() {
      for (const clock of clocks) clock.stop();
      acknowledgements?.stop();
      summary?.stop();
      trial.stop();
      await outbox?.stop();
      await smtp.close();
    },
  };
}

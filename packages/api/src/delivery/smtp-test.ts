import { oneLine } from '@hvac/content/letters';
import { leadKindNames } from '@hvac/content/model';
import type { MailTested } from '@hvac/content/model';
import { hashPassword, isPasswordOf } from '../auth/password-hash.ts';
import type { Cost } from '../auth/password-hash.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { problemOf } from './mail-problem.ts';
import { everybodyIn } from './mail-settings.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Messages } from './messages.ts';
import type { Smtp } from './smtp.ts';

/** Most characters of what the mail server said. */
const mostSaid = 300;

interface TrialDeps {
  settings: MailSettings;
  store: Pick<Store, 'getSetting' | 'setSetting'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Pick<Messages, 'test'>;
  log: Logger;
  passwordCost: Cost | undefined;
}

/** Whether mail has been tried, by the settings as they are: other ones are untried again. */
export class Trial {
  readonly #deps: TrialDeps;
  /** It holds the mail server's password: it is kept as passwords are. */
  readonly #settings: string;
  readonly #stopping = new AbortController();
  #tried = false;
  #running: Promise<MailTested> | undefined;

  constructor(deps: TrialDeps) {
    this.#deps = deps;
    const { from, smtpUrl, to } = deps.settings;
    this.#settings = JSON.stringify([smtpUrl, from, leadKindNames.map((kind) => to[kind])]);
  }

  get tried(): boolean {
    return this.#tried;
  }

  /** Takes up what an earlier run of the server has found. */
  async restore(): Promise<void> {
    const kept = await this.#deps.store.getSetting('mail-tried');
    this.#tried = kept !== undefined && (await isPasswordOf(kept, this.#settings));
  }

  /**
   * Sends a test message to the office. A second call joins one that is under way.
   * @throws {StoreUnavailable} when it went out, and that was not kept
   */
  test(): Promise<MailTested> {
    this.#running ??= this.#test().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Breaks off what is under way. */
  stop(): void {
    this.#stopping.abort();
  }

  async #test(): Promise<MailTested> {
    const { log, messages, passwordCost, settings, smtp, store } = this.#deps;
    const to = everybodyIn(settings);
    try {
      const refused = await smtp.send(messages.test(), this.#stopping.signal);
      if (refused.length > 0) {
        return { to, problem: `The mail server refused some of the addresses (${refused.join(', ')}).` };
      }
    } catch (error) {
      const { sentence, code } = problemOf(error);
      log.info({ errorCode: code }, 'A test message did not go out');
      return { to, problem: `${sentence}.${said(error)}` };
    }
    await store.setSetting('mail-tried', await hashPassword(this.#settings, passwordCost));
    this.#tried = true;
    return { to };
  }
}

/** The mail server's own words. The test message is of the office and for the office: there is nobody else to quote. */
function said(error: unknown): string {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  return typeof response === 'string' ? ` It said: ${oneLine(response, mostSaid)}` : '';
}

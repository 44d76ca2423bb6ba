import { oneLine } from '@hvac/content/letters';
import { leadKindNames } from '@hvac/content/model';
import type { MailTested } from '@hvac/content/model';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { everybodyIn } from './mail-settings.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Messages } from './messages.ts';
import { smtpFailure } from './smtp.ts';
import type { Smtp } from './smtp.ts';

/** Most characters of the mail server's response. */
const mostSaid = 300;

interface SmtpTestDeps {
  settings: MailSettings;
  store: Pick<Store, 'getSetting' | 'setSetting'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Pick<Messages, 'test'>;
  log: Logger;
}

/** The settings that a test message proves, as one text. It omits the password because it is stored. */
function describeSettings({ from, smtpUrl, to }: MailSettings): string {
  const url = new URL(smtpUrl);
  url.password = '';
  return JSON.stringify([url, from, leadKindNames.map((kind) => to[kind])]);
}

/** Sends test messages and remembers for which settings one was sent. Changed settings are untested. */
export class SmtpTest {
  readonly #deps: SmtpTestDeps;
  #isPassed = false;
  #running: Promise<MailTested> | undefined;

  constructor(deps: SmtpTestDeps) {
    this.#deps = deps;
  }

  get isPassed(): boolean {
    return this.#isPassed;
  }

  /** Reads the result from before a restart. */
  async load(): Promise<void> {
    const { settings, store } = this.#deps;
    this.#isPassed = (await store.getSetting('mail-tried')) === describeSettings(settings);
  }

  /**
   * Sends a test message to the office. A second call joins the running one.
   * @throws {StoreUnavailable} when it was sent, but could not be recorded
   */
  run(signal: AbortSignal): Promise<MailTested> {
    this.#running ??= this.#run(signal).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(signal: AbortSignal): Promise<MailTested> {
    const { log, messages, settings, smtp, store } = this.#deps;
    const to = everybodyIn(settings);
    try {
      const refused = await smtp.send(messages.test(), signal);
      if (refused.length > 0) {
        return { to, problem: `The mail server refused some of the addresses (${refused.join(', ')}).` };
      }
    } catch (error) {
      const { sentence, code } = smtpFailure(error);
      log.info({ errorCode: code }, 'A test message did not go out');
      return { to, problem: `${sentence}.${said(error)}` };
    }
    await store.setSetting('mail-tried', describeSettings(settings));
    this.#isPassed = true;
    return { to };
  }
}

/** The mail server's response. It may be shown here: a test message only has the office's own addresses to quote. */
function said(error: unknown): string {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  return typeof response === 'string' ? ` It said: ${oneLine(response, mostSaid)}` : '';
}

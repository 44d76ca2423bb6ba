import { localDay, localHour } from '@hvac/content/model';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { problemOf } from './mail-problem.ts';
import type { Messages } from './messages.ts';
import { pauseAfter } from './pauses.ts';
import type { Smtp } from './smtp.ts';

interface SummaryDeps {
  store: Pick<Store, 'withLock' | 'countLeads' | 'counts' | 'setSetting' | 'getSetting'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Pick<Messages, 'daily'>;
  /** Hour in New York from which a day's summary goes out. */
  hour: number;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
}

/**
 * Tells the office once a day what is left to do, whatever restarts and however many servers there are. A day is marked
 * when the mail server has taken its message, so a stop in between sends it twice, under the same id, and never not at
 * all.
 */
export class DailySummary {
  readonly #deps: SummaryDeps;
  readonly #stopping = new AbortController();
  /** The last day that this server knows to be done. */
  #done = '';
  #attempts = 0;
  #notBefore = 0;

  constructor(deps: SummaryDeps) {
    this.#deps = deps;
  }

  /**
   * Sends the day's summary, when its hour has come and nobody has sent it.
   * @throws {StoreUnavailable} when it cannot be kept that it went out: this server knows
   */
  async deliver(): Promise<void> {
    const { hour, now, store } = this.#deps;
    const today = localDay(now());
    if (this.#done >= today || localHour(now()) < hour || now() < this.#notBefore) return;
    await store.withLock('daily-summary', async () => {
      const kept = (await store.getSetting('daily-summary')) ?? '';
      // A clock that was set back asks for no day twice.
      if (kept < today && !(await this.#send(today))) return;
      this.#done = today;
      if (kept < today) await store.setSetting('daily-summary', today);
    });
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** @returns whether it went out */
  async #send(today: ReturnType<typeof localDay>): Promise<boolean> {
    const { log, messages, now, smtp, store } = this.#deps;
    const [unanswered, ofNobody, due, { mailStuck }] = await Promise.all([
      store.countLeads({ statuses: ['new'] }),
      store.countLeads({ openOn: today, assignee: null }),
      store.countLeads({ dueOn: today }),
      store.counts(),
    ]);
    const message = messages.daily({ unanswered, ofNobody, due, failedMails: mailStuck }, today);
    try {
      await smtp.send(message, this.#stopping.signal);
      this.#attempts = 0;
      return true;
    } catch (error) {
      log.info({ errorCode: problemOf(error).code }, 'The summary of the day did not go out');
      this.#attempts += 1;
      this.#notBefore = now() + pauseAfter(this.#attempts);
      return false;
    }
  }
}

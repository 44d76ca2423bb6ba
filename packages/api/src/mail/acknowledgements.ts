import type { Log } from '../log.ts';
import type { Lead } from '../lead/lead.ts';
import type { Store } from '../store/port.ts';
import { acknowledged } from './delivery.ts';
import { problemOf } from './mail-problem.ts';
import type { Messages } from './messages.ts';
import { pauseAfter } from './pauses.ts';
import type { Smtp } from './smtp.ts';

/** A visitor who has heard nothing for a day is not helped by "we have it" any more. */
const longestWait = 24 * 60 * 60 * 1000;
const mostAttempts = 5;

interface Waiting {
  lead: Lead;
  attempts: number;
  /** Milliseconds since 1970. */
  notBefore: number;
}

interface AcknowledgementDeps {
  store: Pick<Store, 'find' | 'get' | 'change'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Messages;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** Sends acknowledgements to visitors: after the office's message, one at a time, and never in its way. */
export class Acknowledgements {
  readonly #deps: AcknowledgementDeps;
  readonly #stopping = new AbortController();
  #waiting: Waiting[] = [];

  constructor(deps: AcknowledgementDeps) {
    this.#deps = deps;
  }

  /** Whether the visitor is to get one, and has none yet. */
  isWanted(lead: Lead): boolean {
    return lead.state.acknowledgement === undefined && this.#deps.messages.toVisitor(lead) !== undefined;
  }

  add(lead: Lead): void {
    this.#waiting.push({ lead, attempts: 0, notBefore: 0 });
  }

  /** Takes up what an earlier run of the server has left. */
  async restore(): Promise<void> {
    const left: Waiting[] = [];
    for (const lead of await this.#deps.store.find({ from: this.#deps.now() - longestWait })) {
      const { acknowledgement } = lead.state;
      if (!acknowledgement || acknowledgement.sentAt !== undefined) continue;
      left.push({ lead, attempts: acknowledgement.attempts, notBefore: 0 });
    }
    // All at once: after a failure it is called again, and nothing is taken up twice.
    this.#waiting.push(...left);
  }

  /** Sends those that may be sent now. */
  async deliver(): Promise<void> {
    const now = this.#deps.now();
    const ready = this.#waiting.filter(({ notBefore }) => notBefore <= now);
    for (const waiting of ready) {
      if (this.#stopping.signal.aborted) return;
      if (await this.#send(waiting)) this.#waiting = this.#waiting.filter((each) => each !== waiting);
    }
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** @returns whether there is nothing left to do about it */
  async #send(waiting: Waiting): Promise<boolean> {
    const { store, smtp, messages, now, log } = this.#deps;
    const { id } = waiting.lead.entity;
    const message = messages.toVisitor(waiting.lead);
    if (!message || waiting.attempts >= mostAttempts) return true;
    // A visitor who was erased meanwhile is not written to.
    if (!(await store.get(id))) return true;
    let problem: string | undefined;
    let refused = false;
    try {
      await smtp.send(message, this.#stopping.signal);
    } catch (error) {
      if (this.#stopping.signal.aborted) return false;
      const { sentence, code, general } = problemOf(error);
      log.info({ errorCode: code }, 'An acknowledgement did not go out');
      problem = sentence;
      // An address that does not exist will not begin to.
      refused = !general && code.startsWith('5');
      waiting.attempts++;
      waiting.notBefore = now() + pauseAfter(waiting.attempts);
    }
    // Whether it is kept or not, it is not sent twice in this run.
    await store.change(id, (state) => acknowledged(state, now(), problem)).catch(() => {});
    return problem === undefined || refused;
  }
}

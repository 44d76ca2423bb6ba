import { day } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { receivedAt } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import { mailboxOf } from '../leads/model/mailbox.ts';
import type { Store } from '../store/store.ts';
import { acknowledged } from './delivery.ts';
import { problemOf } from './mail-problem.ts';
import type { Messages } from './messages.ts';
import { pauseAfter } from './pauses.ts';
import type { Smtp } from './smtp.ts';

/** A visitor who has heard nothing for a day is not helped by "we have it" any more. */
const longestWait = day;
const mostAttempts = 5;
/** In all, within a day. To one mailbox it is one: anybody can type anybody's address, as often as they like. */
const mostADay = 200;

interface Waiting {
  lead: Lead;
  attempts: number;
  /** Milliseconds since 1970. */
  notBefore: number;
}

/** One that went out. */
interface Sent {
  mailbox: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface AcknowledgementDeps {
  store: Pick<Store, 'withLock' | 'listLeads' | 'getLead' | 'updateLead'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Messages;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
  /** Whether mail has been tried: none goes out before that. */
  tried: () => boolean;
}

/** Sends acknowledgements to visitors: after the office's message, one at a time, and never in its way. */
export class Acknowledgements {
  readonly #deps: AcknowledgementDeps;
  readonly #stopping = new AbortController();
  #waiting: Waiting[] = [];
  /** What this run has sent within a day, by lead: the store may not have taken the mark, or know the lead no more. */
  readonly #sent = new Map<string, Sent>();

  constructor(deps: AcknowledgementDeps) {
    this.#deps = deps;
  }

  /** Whether the visitor is to get one, and has none yet. */
  isWanted(lead: Lead): boolean {
    const { messages, tried } = this.#deps;
    return (
      tried() &&
      lead.state.acknowledgement === undefined &&
      !this.#isLate(lead) &&
      messages.toVisitor(lead) !== undefined
    );
  }

  add(lead: Lead): void {
    this.#waiting.push({ lead, attempts: 0, notBefore: 0 });
  }

  /** Takes up what an earlier run of the server has left. */
  async restore(): Promise<void> {
    const left: Waiting[] = [];
    for (const lead of await this.#deps.store.listLeads({ from: this.#deps.now() - longestWait })) {
      const { acknowledgement } = lead.state;
      if (!acknowledgement || acknowledgement.sentAt !== undefined) continue;
      left.push({ lead, attempts: acknowledgement.attempts, notBefore: 0 });
    }
    // All at once: after a failure it is called again, and nothing is taken up twice.
    this.#waiting.push(...left);
  }

  /** Sends those that may be sent now. */
  async deliver(): Promise<void> {
    const { now, store, tried } = this.#deps;
    const ready = this.#waiting.filter(({ notBefore }) => notBefore <= now());
    if (ready.length === 0 || !tried()) return;
    const done = new Set<Waiting>();
    // One server at a time: each counts what all have sent.
    await store.withLock('acknowledgement', async () => {
      const sent = await this.#sentLastDay();
      for (const waiting of ready) {
        if (this.#stopping.signal.aborted) break;
        if (await this.#send(waiting, sent)) done.add(waiting);
      }
    });
    this.#waiting = this.#waiting.filter((each) => !done.has(each));
  }

  stop(): void {
    this.#stopping.abort();
  }

  #isLate(lead: Lead): boolean {
    return this.#deps.now() - receivedAt(lead) > longestWait;
  }

  /**
   * What went out within a day, by lead. A clock that was set back makes no room: what is ahead of it counts. None goes
   * to a lead that is older than a day, so those of a day are found among the leads of two.
   */
  async #sentLastDay(): Promise<Map<string, Sent>> {
    const { now, store } = this.#deps;
    const since = now() - day;
    for (const [id, { at }] of this.#sent) if (at <= since) this.#sent.delete(id);
    const sent = new Map(this.#sent);
    for (const { entity, state } of await store.listLeads({ from: since - longestWait })) {
      const at = Date.parse(state.acknowledgement?.sentAt ?? '');
      if (at > since) sent.set(entity.id, { mailbox: mailboxOf(entity.email), at });
    }
    return sent;
  }

  /** @returns whether there is nothing left to do about it */
  async #send(waiting: Waiting, sentLastDay: Map<string, Sent>): Promise<boolean> {
    const { store, smtp, messages, now, log } = this.#deps;
    const { id, email } = waiting.lead.entity;
    const mailbox = mailboxOf(email);
    const message = messages.toVisitor(waiting.lead);
    if (!message || waiting.attempts >= mostAttempts || this.#isLate(waiting.lead)) return true;
    if (sentLastDay.size >= mostADay || [...sentLastDay.values()].some((other) => other.mailbox === mailbox))
      return true;
    // A visitor who was erased meanwhile is not written to.
    if (!(await store.getLead(id))) return true;
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
    if (problem === undefined) {
      this.#sent.set(id, { mailbox, at: now() });
      sentLastDay.set(id, { mailbox, at: now() });
    }
    // Whether it is kept or not, it is not sent twice in this run.
    await store.updateLead(id, (state) => acknowledged(state, now(), problem)).catch(() => {});
    return problem === undefined || refused;
  }
}

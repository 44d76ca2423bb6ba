import { day } from '../clock.ts';
import { errorCode } from '../errors.ts';
import { receivedAt } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import type { LeadState } from '../leads/model/lead-state.ts';
import type { Logger } from '../logger.ts';
import { againAndAgain } from './mail-clock.ts';
import { pauseAfter, probeEvery } from './pauses.ts';
import type { Store } from '../store/store.ts';
import { postWebhook, webhookMessage } from './webhook.ts';
import type { WebhookMessage, WebhookSettings } from './webhook.ts';

/** How long a receiver may take to answer, in milliseconds. */
const longestAnswer = 10_000;
/** Leads that are told in one pass: other servers wait for it. */
const batch = 20;
/** What could not be told for so long is old news, in milliseconds. */
const longestTry = 3 * day;

/** Why a try failed. `ours`: the receiver refuses this one; others may get through. */
interface Failure {
  why: string;
  ours: boolean;
}

export interface WebhookDeps {
  store: Pick<Store, 'withLock' | 'counts' | 'listLeads' | 'getLead' | 'updateLead'>;
  /** Where the site is; undefined when nobody has said so. */
  origin: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
  /** In milliseconds; 10 seconds unless given. */
  longestAnswer?: number;
  /** Between two looks for something to tell, in milliseconds; a second unless given. */
  lookEvery?: number | undefined;
}

/** The webhook, as the rest of the server knows it. */
export interface Webhook {
  /** Leads are told: those that come are marked so. */
  isOn: boolean;
  /** What goes wrong, in sentences for the office. */
  notices(): string[];
  start(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

export const noWebhook: Webhook = { isOn: false, notices: () => [], start() {}, stop: async () => {} };

/**
 * Tells a receiver of each lead. What is due stands in the store with the leads themselves; a lead is marked when the
 * receiver has answered 2xx, so that it is told once or, after a stop in between, twice under the same id. Nothing that a
 * visitor said is logged, and what the receiver answers is not read.
 */
export class WebhookOutbox implements Webhook {
  readonly isOn = true;
  readonly #settings: WebhookSettings;
  readonly #deps: WebhookDeps;
  readonly #stopping = new AbortController();
  #seen: string | undefined;
  /** Nothing is tried before this time, as the receiver was away. Milliseconds since 1970. */
  #awayUntil = 0;
  #nextTry = 0;
  #problem: string | undefined;
  #clock: { stop(): void } | undefined;
  #running: Promise<void> | undefined;

  constructor(settings: WebhookSettings, deps: WebhookDeps) {
    this.#settings = settings;
    this.#deps = deps;
  }

  notices(): string[] {
    return this.#problem === undefined
      ? []
      : [`Leads are not told to the webhook: ${this.#problem}. It is tried again; nothing is lost.`];
  }

  start(): void {
    this.#clock = againAndAgain(() => this.look(), this.#deps.log, this.#deps.lookEvery);
  }

  async stop(): Promise<void> {
    this.#clock?.stop();
    this.#stopping.abort();
    await this.#running?.catch(() => {});
  }

  /** Tells what is due, when something has come or a try is due again. */
  async look(): Promise<void> {
    const { now, store } = this.#deps;
    if (this.#stopping.signal.aborted || this.#awayUntil > now()) return;
    const { revision } = await store.counts();
    if (revision === this.#seen && this.#nextTry > now()) return;
    this.#seen = revision;
    this.#running = store.withLock('webhook', () => this.#pass());
    try {
      await this.#running;
    } catch (error) {
      // What was told may not be marked: it is not told again at once.
      this.#seen = undefined;
      this.#awayUntil = now() + probeEvery;
      throw error;
    }
  }

  async #pass(): Promise<void> {
    const { now, store } = this.#deps;
    const due = (await store.listLeads({ webhookDue: true })).toReversed();
    const ready = due.filter((lead) => tryTimeOf(lead) <= now());
    this.#nextTry = Math.min(...due.map(tryTimeOf).filter((time) => time > now()));
    if (due.length === 0) this.#problem = undefined;
    for (const { entity } of ready.slice(0, batch)) {
      // It may have been erased since.
      const lead = await store.getLead(entity.id);
      if (this.#stopping.signal.aborted || (lead && !(await this.#tell(lead)))) return;
    }
    if (ready.length > batch) this.#nextTry = 0;
  }

  /** @returns whether others may be tried */
  async #tell(lead: Lead): Promise<boolean> {
    const { log, now, origin, store } = this.#deps;
    const { id } = lead.entity;
    const failure = await this.#send(webhookMessage(lead, this.#settings, origin, now()));
    if (this.#stopping.signal.aborted && failure) return false;
    const at = new Date(now()).toISOString();
    const mark = (webhook: NonNullable<LeadState['webhook']>) =>
      store.updateLead(id, (state) => ({ ...state, webhook }));
    const attempts = (lead.state.webhook?.attempts ?? 0) + 1;
    if (!failure) {
      this.#problem = undefined;
      await mark({ attempts, sentAt: at });
      return true;
    }
    this.#problem = failure.why;
    const next = now() + pauseAfter(attempts);
    const isOver = now() - receivedAt(lead) > longestTry;
    log.warn(
      { errorCode: failure.why },
      isOver ? 'A lead was never told to the webhook' : 'A lead is told again later',
    );
    if (!failure.ours) this.#awayUntil = next;
    this.#nextTry = Math.min(this.#nextTry, next);
    await mark({ attempts, problem: failure.why, ...(isOver ? { gaveUpAt: at } : { nextAttemptAt: iso(next) }) });
    return failure.ours;
  }

  async #send(message: WebhookMessage): Promise<Failure | undefined> {
    const timeout = AbortSignal.timeout(this.#deps.longestAnswer ?? longestAnswer);
    try {
      const status = await postWebhook(this.#settings.url, message, AbortSignal.any([timeout, this.#stopping.signal]));
      if (status >= 200 && status < 300) return undefined;
      // The receiver understood, and does not want this one.
      const ours = status >= 400 && status < 500 && ![401, 403, 404, 408, 410, 429].includes(status);
      return { why: `the receiver answered ${status}`, ours };
    } catch (error) {
      if (timeout.aborted) return { why: 'the receiver did not answer in time', ours: false };
      const code = errorCode(error) ?? 'no answer';
      const why =
        code === 'EPUBLIC' ? 'its address is public, and needs https' : `the receiver cannot be reached (${code})`;
      return { why, ours: false };
    }
  }
}

const iso = (time: number): string => new Date(time).toISOString();

/** When a lead may be told, in milliseconds since 1970. */
const tryTimeOf = ({ state }: Lead): number => Date.parse(state.webhook?.nextAttemptAt ?? '') || 0;

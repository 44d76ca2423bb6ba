import { randomUUID } from 'node:crypto';
import type { Acknowledgements } from './acknowledgements.ts';
import { day } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Lead } from '../leads/model/lead.ts';
import { resendsOf } from '../leads/model/lead-state.ts';
import type { Store } from '../store/store.ts';
import { failed, sent } from './delivery.ts';
import { inParallel } from './in-parallel.ts';
import { problemOf } from './mail-problem.ts';
import type { MailProblem } from './mail-problem.ts';
import type { Messages } from './messages.ts';
import { pauseAfter, probeEvery } from './pauses.ts';
import type { Message, Smtp } from './smtp.ts';

/** Messages that are taken from the store at a time, and connections that send them. */
const batch = 30;
const connections = 3;
/** What came longer before mail was turned on is told in one message, in milliseconds: a flood of old news helps nobody. */
const longestBefore = 2 * day;

/** How long leads stay claimed by a server that was killed while it sent, in milliseconds. */
const longestClaim = 2 * 60_000;

/** How long a message that is under way may take when the server stops, in milliseconds. */
const longestStop = 4_000;

export interface OutboxDeps {
  store: Pick<Store, 'withLock' | 'claimMail' | 'releaseMail' | 'listLeads' | 'updateLead'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Messages;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
  /** When mail was turned on, in milliseconds since 1970. */
  turnedOnAt: number;
  /** Where acknowledgements are sent from, when they are wanted. */
  acknowledgements?: Pick<Acknowledgements, 'isWanted' | 'add'> | undefined;
}

/** A message that is not to be tried before a time. */
interface Held {
  until: number;
  /** It failed as any other would have: it goes as soon as one gets through. */
  general: boolean;
  /** How often the office had asked for the message again. Once it asks another time, there is no waiting. */
  resends: number;
}

/**
 * Sends the messages to the office. What is due stands in the store, with the leads themselves; here is only what
 * this run has learned. A message is marked when the mail server has taken it, so a stop in between sends it twice,
 * under the same id, and never not at all.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #stopping = new AbortController();
  /** Tells this run from others that send from the same store. */
  readonly #by = randomUUID();
  /** By lead. A restart tries all at once: the owner may have set things right. */
  readonly #held = new Map<string, Held>();
  /** InsertResult by the mail server, and not yet marked: the disk was full. */
  readonly #unmarked = new Map<string, number>();
  /** What came long before mail was turned on and is still to be told; none once it was. */
  #older: readonly Lead[] | undefined;
  /** While the mail server is away, one message asks after it now and then, and all others wait. */
  #awayUntil: number | undefined;
  #nextTry = 0;
  #problem: MailProblem | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** What went wrong last; undefined once a message has got through. */
  get problem(): string | undefined {
    return this.#problem?.sentence;
  }

  /** When there may be something to do again, though nothing has changed in the store. Milliseconds since 1970. */
  get nextTry(): number {
    return this.#nextTry;
  }

  /** Sends all that may be sent now. One pass at a time: a second call joins the first. */
  deliver(): Promise<void> {
    this.#running ??= this.#pass().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Begins no more messages, and ends those under way.
   * @param longest milliseconds, after which they are cut off, and stay due
   */
  async stop(longest = longestStop): Promise<void> {
    this.#stopped = true;
    const cut = setTimeout(() => this.#stopping.abort(), longest);
    await this.#running?.catch(() => {});
    clearTimeout(cut);
    await this.#deps.store.releaseMail(this.#by).catch(() => {});
  }

  async #pass(): Promise<void> {
    for (;;) {
      await this.#tellOlder();
      const leads = await this.#ready();
      if (leads.length === 0) return;
      await inParallel(leads, connections, (lead) => this.#send(lead));
    }
  }

  /** The next messages, oldest first. */
  async #ready(): Promise<Lead[]> {
    const now = this.#deps.now();
    this.#nextTry = this.#awayUntil ?? 0;
    if (this.#stopped || this.#nextTry > now) return [];
    const most = this.#awayUntil === undefined ? batch : 1;
    const held = Array.from(this.#held).flatMap(([id, { resends, until }]) => (until > now ? { id, resends } : []));
    // One message tells of these.
    for (const { entity, state } of this.#older ?? []) held.push({ id: entity.id, resends: resendsOf(state) });
    const claim = { by: this.#by, limit: most, now, until: now + longestClaim, held };
    const leads = await this.#deps.store.claimMail(claim);
    this.#nextTry = Math.min(...Array.from(this.#held.values(), ({ until }) => until));
    return leads;
  }

  /**
   * Sends the one message about all that came long before mail was turned on, once; where several servers send, one of
   * them. A message that the office has asked for is not among them.
   */
  async #tellOlder(): Promise<void> {
    const { messages, now, store, turnedOnAt } = this.#deps;
    if (this.#older?.length === 0 || this.#stopped || (this.#awayUntil ?? 0) > now()) return;
    await store.withLock('older-leads', async () => {
      const found = await store.listLeads({ to: turnedOnAt - longestBefore, mailDue: true });
      const older = found.toReversed().filter(({ state }) => !state.delivery.resend);
      this.#older = older;
      const [oldest, ...others] = older;
      if (!oldest || (this.#held.get(oldest.entity.id)?.until ?? 0) > now()) return;
      if (await this.#sendAbout([oldest, ...others], () => messages.older(older), true)) this.#older = [];
    });
  }

  async #send(lead: Lead): Promise<void> {
    const { messages, now } = this.#deps;
    if (this.#stopped || (this.#awayUntil ?? 0) > now()) return;
    await this.#sendAbout([lead], () => messages.toOffice(lead), false);
  }

  /**
   * Sends a message and marks the leads that it tells of. That it failed is told of the first of them.
   * @returns whether it is done
   */
  async #sendAbout(leads: readonly [Lead, ...Lead[]], toOffice: () => Message, together: boolean): Promise<boolean> {
    const { smtp, now, log } = this.#deps;
    const [first] = leads;
    if (!this.#unmarked.has(first.entity.id)) {
      try {
        const refused = await smtp.send(toOffice(), this.#stopping.signal);
        for (const errorCode of refused) log.warn({ errorCode }, 'The mail server refused one of the addresses');
      } catch (error) {
        if (!this.#stopping.signal.aborted) await this.#fail(first, problemOf(error));
        return false;
      }
      for (const { entity } of leads) this.#unmarked.set(entity.id, now());
      this.#succeed();
    }
    const time = this.#unmarked.get(first.entity.id) ?? now();
    const marked = await Promise.all(leads.map((lead) => this.#mark(lead, time, together)));
    return marked.every(Boolean);
  }

  /** One message got through: those that failed for a general reason need not wait any longer. */
  #succeed(): void {
    this.#problem = undefined;
    this.#awayUntil = undefined;
    for (const [id, { general }] of this.#held) if (general) this.#held.delete(id);
  }

  /** @returns whether it is done */
  async #mark(lead: Lead, time: number, together: boolean): Promise<boolean> {
    const { id } = lead.entity;
    const { store, acknowledgements } = this.#deps;
    const isWanted = acknowledgements?.isWanted(lead) ?? false;
    try {
      await store.updateLead(id, (state) => sent(state, time, { acknowledged: isWanted, together }));
    } catch {
      // The store has told of the fault. The message is out; what is left is to mark it.
      this.#hold(lead, this.#deps.now() + probeEvery);
      return false;
    }
    this.#unmarked.delete(id);
    this.#held.delete(id);
    if (isWanted) acknowledgements?.add(lead);
    return true;
  }

  async #fail(lead: Lead, problem: MailProblem): Promise<void> {
    const { store, now, log } = this.#deps;
    const { id } = lead.entity;
    const until = now() + pauseAfter(lead.state.delivery.attempts + 1);
    this.#problem = problem;
    this.#hold(lead, until, problem.general);
    if (problem.general) this.#awayUntil = now() + probeEvery;
    log.warn({ errorCode: problem.code }, 'A message to the office did not go out; it is tried again');
    // What is held here is known here; the store's record of it is for the inbox.
    await store.updateLead(id, (present) => failed(present, now(), until, problem.sentence)).catch(() => {});
  }

  #hold(lead: Lead, until: number, general = false): void {
    this.#held.set(lead.entity.id, { until, general, resends: resendsOf(lead.state) });
  }
}

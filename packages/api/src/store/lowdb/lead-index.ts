import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDue, isOpen, leadViews } from '@hvac/content/model';
import type { ViewCounts } from '@hvac/content/model';
import { isSuspect, receivedAt, senderOf } from '../../leads/model/lead.ts';
import type { Lead, Sender } from '../../leads/model/lead.ts';
import { isFound, searchable, suggestWords } from '../../leads/model/search.ts';
import type { SearchWord, Searchable } from '../../leads/model/search.ts';
import { isPending } from '../../leads/model/deliveries.ts';
import type { DeliveryChannel } from '../../leads/model/deliveries.ts';
import type { LeadCounts, Cursor, LeadQuery } from '../store.ts';
import type { Collection } from './collection.ts';
import { Vocabulary } from './vocabulary.ts';

/** A lead, and the file that holds it. */
export interface IndexedLead {
  readonly lead: Lead;
  readonly file: Collection<Lead>;
}

interface Entry extends IndexedLead {
  /** Of arrival, in milliseconds since 1970. */
  time: number;
  /** Made soon after the start, or by the first search. */
  searchable?: Searchable | undefined;
  /** Made by the first question about a sender. */
  sender?: Sender | undefined;
}

/** Leads that are prepared for the search before others have their turn. */
const leadsPerTurn = 100;

/** All leads that are durable, in memory. */
export class LeadIndex {
  readonly #byId = new Map<string, Entry>();
  readonly #byNonce = new Map<string, string>();
  /** Oldest first, once it is sorted. */
  #order: Entry[] = [];
  #isSorted = true;
  /** Another one after each start. */
  readonly #run = randomBytes(6).toString('base64url');
  #changes = 0;
  /** What was made of all leads since the last change: the inbox asks for it again and again. */
  readonly #made = new Map<string, unknown>();
  readonly #vocabulary = new Vocabulary();

  /** Takes in a lead, or its new state. */
  put(lead: Lead, file: Collection<Lead>): void {
    const { id } = lead.entity;
    const entry: Entry = { lead, file, time: receivedAt(lead) };
    this.#changed();
    this.#byNonce.set(lead.intake.nonce, id);
    const known = this.#byId.get(id);
    if (known) {
      // In its place: the order depends on what never changes.
      Object.assign(known, entry, { searchable: undefined });
      return;
    }
    this.#byId.set(id, entry);
    const last = this.#order.at(-1);
    this.#isSorted &&= !last || inOrder(last, entry) < 0;
    this.#order.push(entry);
  }

  /** Forgets leads; those that are not there are passed over. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const entry = this.#byId.get(id);
      if (!entry) continue;
      this.#byId.delete(id);
      this.#byNonce.delete(entry.lead.intake.nonce);
    }
    this.#order = this.#order.filter(({ lead }) => this.#byId.has(lead.entity.id));
    this.#changed();
  }

  get(id: string): IndexedLead | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  /** The lead that a nonce was spent on. */
  ofNonce(nonce: string): Lead | undefined {
    return this.#byId.get(this.#byNonce.get(nonce) ?? '')?.lead;
  }

  /** Every lead, oldest first. */
  all(): readonly Lead[] {
    return this.#sorted().map(({ lead }) => lead);
  }

  /** Leads about which something is still to be sent on a channel, oldest first. */
  pending(channel: DeliveryChannel): readonly Lead[] {
    return this.#once(`pending ${channel}`, () => this.all().filter((lead) => isPending(lead, channel)));
  }

  /** Newest first. */
  find({ limit = Infinity, ...query }: LeadQuery): Lead[] {
    const found: Lead[] = [];
    if (limit === 0) return found;
    for (const lead of this.#that(query)) if (found.push(lead) === limit) break;
    return found;
  }

  count({ limit = Infinity, ...query }: LeadQuery): number {
    let count = 0;
    for (const leads = this.#that(query); count < limit && !leads.next().done;) count += 1;
    return count;
  }

  /** How many leads each view has. @param today day in New York */
  views(today: string): ViewCounts {
    return this.#once(`views ${today}`, () => this.#views(today));
  }

  #views(today: string): ViewCounts {
    const counts = Object.fromEntries(leadViews.map((view) => [view, 0])) as ViewCounts;
    for (const { lead } of this.#byId.values()) {
      const { state } = lead;
      if (state.deletedAt !== undefined) continue;
      counts.all += 1;
      if (isSuspect(lead)) counts.suspects += 1;
      if (isOpen(state, today)) counts.open += 1;
      if (isDue(state, today)) counts.due += 1;
      if (state.status === 'scheduled' || state.status === 'done' || state.status === 'spam') counts[state.status] += 1;
    }
    return counts;
  }

  /** Newest first. */
  *#that(query: LeadQuery): Generator<Lead> {
    const { after, from = -Infinity, to = Infinity } = query;
    const isWanted = passing(query);
    const order = query.words?.length ? this.#saying(query.words) : this.#sorted();
    for (let at = order.length - 1; at >= 0; at--) {
      const entry = order[at];
      if (!entry || entry.time >= to || (after && !isBefore(entry, after))) continue;
      if (entry.time < from) break;
      if (isWanted(entry)) yield entry.lead;
    }
  }

  counts(): LeadCounts {
    return this.#once('counts', () => this.#count());
  }

  /** Makes what a search looks through, a few leads at a time, so that the first search finds it done. */
  async prepareSearch(): Promise<void> {
    for (const [count, entry] of [...this.#byId.values()].entries()) {
      if (count % leadsPerTurn === 0) await nextTurn();
      this.#searchableOf(entry);
    }
  }

  /** What may be meant by the words of a search that found nothing. */
  suggestWords(words: readonly SearchWord[]): Promise<SearchWord[] | undefined> {
    for (const entry of this.#byId.values()) this.#searchableOf(entry);
    return suggestWords(words, async (typo) => this.#vocabulary.similar(typo));
  }

  #searchableOf(entry: Entry): Searchable {
    if (entry.searchable) return entry.searchable;
    const made = searchable(entry.lead);
    this.#vocabulary.add(made.text);
    entry.searchable = made;
    return made;
  }

  #count(): LeadCounts {
    const counts = { total: 0, unread: 0, suspects: 0, mailDue: 0, mailStuck: 0 };
    let lastLeadAt: number | undefined;
    let lastMailAt: number | undefined;
    let newestAt: number | undefined;
    for (const { lead, time } of this.#byId.values()) {
      const { delivery, history, deletedAt, unread } = lead.state;
      newestAt = Math.max(newestAt ?? 0, time, Date.parse(history.at(-1)?.at ?? '') || 0);
      if (delivery.sentAt !== undefined) lastMailAt = Math.max(lastMailAt ?? 0, Date.parse(delivery.sentAt));
      if (deletedAt !== undefined) continue;
      counts.total++;
      lastLeadAt = Math.max(lastLeadAt ?? 0, time);
      if (isSuspect(lead)) counts.suspects++;
      if (unread) counts.unread++;
      if (!isPending(lead, 'office')) continue;
      counts.mailDue++;
      if (delivery.attempts > 0) counts.mailStuck++;
    }
    return { revision: `${this.#run}-${this.#changes}`, ...counts, lastLeadAt, lastMailAt, newestAt };
  }

  /** Those in which all words occur, oldest first: a page, its count and that of its suspects ask for the same ones. */
  #saying(words: readonly SearchWord[]): readonly Entry[] {
    return this.#once(JSON.stringify(words), () =>
      this.#sorted().filter((entry) => isFound(this.#searchableOf(entry), words)),
    );
  }

  #once<Made extends object>(name: string, make: () => Made): Made {
    if (this.#made.size > 20) this.#made.clear();
    const made = (this.#made.get(name) as Made | undefined) ?? make();
    this.#made.set(name, made);
    return made;
  }

  #changed(): void {
    this.#changes++;
    this.#made.clear();
  }

  #sorted(): readonly Entry[] {
    if (!this.#isSorted) this.#order.sort(inOrder);
    this.#isSorted = true;
    return this.#order;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (a: Entry, b: Entry): number => a.time - b.time || compare(a.lead.entity.id, b.lead.entity.id);

const isBefore = (entry: Entry, place: Cursor): boolean =>
  entry.time < place.receivedAt || (entry.time === place.receivedAt && entry.lead.entity.id < place.id);

/** Tells whether a lead is what a query looks for, its time, place and words apart. */
function passing(query: LeadQuery): (entry: Entry) => boolean {
  const { assignee, dueOn, folder, kinds, notDueOn, openOn, deletedUntil, sender, statuses, unread } = query;
  return (entry) => {
    const { kind, state } = entry.lead;
    if ((state.deletedAt !== undefined) !== (folder === 'deleted')) return false;
    if (folder === 'suspects' && !isSuspect(entry.lead)) return false;
    if (deletedUntil !== undefined && Date.parse(state.deletedAt ?? '') > deletedUntil) return false;
    if (statuses && !statuses.includes(state.status)) return false;
    if (assignee !== undefined && (state.assignee ?? null) !== assignee) return false;
    if (openOn !== undefined && !isOpen(state, openOn)) return false;
    if (dueOn !== undefined && !isDue(state, dueOn)) return false;
    if (notDueOn !== undefined && isDue(state, notDueOn)) return false;
    if (unread !== undefined && state.unread !== unread) return false;
    if (kinds && !kinds.includes(kind)) return false;
    if (!sender) return true;
    const own = (entry.sender ??= senderOf(entry.lead));
    return own.email === sender.email || (own.phone !== undefined && own.phone === sender.phone);
  };
}

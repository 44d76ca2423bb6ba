import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SearchableMap from 'minisearch/SearchableMap';
import { receivedAt, type Lead } from '../../leads/model/lead.ts';
import { suggestWords, vocabularyOf, type SearchWord, type Similar, type Typo } from '../../leads/model/search.ts';
import {
  conditionOf,
  countQueries,
  leadColumns,
  cachedSearchTexts,
  type Condition,
  type LeadQuery,
} from '../lead-query.ts';
import type { LeadCounts } from '../store.ts';
import type { Collection } from './collection.ts';

/** A lead, and the file that holds it. */
interface Entry {
  lead: Lead;
  file: Collection<Lead>;
  /** Of arrival, in milliseconds since 1970. */
  time: number;
}

/** Leads that are prepared for the search before other work gets a turn. */
const leadsPerTurn = 100;

/** All leads that are durable, in memory. */
export class LeadIndex {
  readonly #byId = new Map<string, Entry>();
  readonly #byNonce = new Map<string, string>();
  /** Oldest first, once it is sorted. */
  #order: Entry[] = [];
  #isSorted = true;
  /** Differs after each start, so that an old revision never matches. */
  readonly #run = randomBytes(6).toString('base64url');
  #changes = 0;
  /** Results since the last change, because the inbox polls. */
  readonly #results = new Map<string, unknown>();
  readonly #vocabulary = new Vocabulary();

  /** Adds a lead, or replaces it by its new state. */
  put(lead: Lead, file: Collection<Lead>): void {
    const { id } = lead.entity;
    this.#changed();
    this.#byNonce.set(lead.submission.nonce, id);
    const known = this.#byId.get(id);
    const entry: Entry = known ?? { lead, file, time: receivedAt(lead) };
    // A changed lead keeps its place in the order.
    if (known) {
      known.lead = lead;
    } else {
      this.#byId.set(id, entry);
      const last = this.#order.at(-1);
      this.#isSorted &&= !last || inOrder(last, entry) < 0;
      this.#order.push(entry);
    }
  }

  /** Removes leads; unknown ids are ignored. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const entry = this.#byId.get(id);
      if (!entry) continue;
      this.#byId.delete(id);
      this.#byNonce.delete(entry.lead.submission.nonce);
    }
    this.#order = this.#order.filter(({ lead }) => this.#byId.has(lead.entity.id));
    this.#changed();
  }

  get(id: string): Readonly<Entry> | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  /** The lead that a nonce was used for. */
  ofNonce(nonce: string): Lead | undefined {
    return this.#byId.get(this.#byNonce.get(nonce) ?? '')?.lead;
  }

  /** Every lead, oldest first. */
  all(): readonly Lead[] {
    if (!this.#isSorted) this.#order.sort(inOrder);
    this.#isSorted = true;
    return this.#cached('all', () => this.#order.map(({ lead }) => lead));
  }

  /** Newest first. */
  find({ limit = Infinity, words, ...query }: LeadQuery): Lead[] {
    const found: Lead[] = [];
    const isMatch = matcherOf(conditionOf(query));
    const { deleted = false } = query;
    const leads = words ? this.#matchingWords({ words, deleted }) : this.all();
    for (let at = leads.length - 1; at >= 0 && found.length < limit; at--) {
      const lead = leads[at];
      if (lead && isMatch(lead)) found.push(lead);
    }
    return found;
  }

  count(query: LeadQuery): number {
    return this.#cached(`count ${JSON.stringify(query)}`, () => this.find(query).length);
  }

  counts(): LeadCounts {
    return this.#cached('counts', () => {
      const counted = Object.entries(countQueries).map(([name, query]) => [name, this.count(query)] as const);
      const latest = (leads: readonly Lead[], column: (lead: Lead) => number | null) =>
        leads.reduce((last, lead) => Math.max(last, column(lead) ?? 0), 0) || undefined;
      return {
        ...(Object.fromEntries(counted) as Record<keyof typeof countQueries, number>),
        revision: `${this.#run}-${this.#changes}`,
        lastLeadAt: latest(this.find({ limit: 1 }), leadColumns.received_at),
        lastMailAt: latest(this.all(), leadColumns.sent_at),
        newestAt: latest(this.all(), leadColumns.newest_at),
      };
    });
  }

  /** Prepares the search, a few leads at a time, so that the first search finds it done. */
  async prepareSearch(): Promise<void> {
    for (const [count, lead] of this.all().entries()) {
      if (count % leadsPerTurn === 0) await nextTurn();
      this.#vocabulary.add(lead);
    }
  }

  suggestWords(words: readonly SearchWord[]): Promise<SearchWord[] | undefined> {
    this.#cached('vocabulary', () => {
      for (const lead of this.all()) this.#vocabulary.add(lead);
    });
    return suggestWords(words, async (typo) => this.#vocabulary.similar(typo));
  }

  /** Leads with all words, oldest first. Cached, because a page and its counts ask for the same. */
  #matchingWords(query: Pick<LeadQuery, 'words' | 'deleted'>): readonly Lead[] {
    return this.#cached(JSON.stringify(query), () => this.all().filter(matcherOf(conditionOf(query))));
  }

  #cached<Result>(name: string, compute: () => Result): Result {
    if (this.#results.size > 50) this.#results.clear();
    if (!this.#results.has(name)) this.#results.set(name, compute());
    return this.#results.get(name) as Result;
  }

  #changed(): void {
    this.#changes++;
    this.#results.clear();
  }
}

/** Tells whether a condition holds for a lead. */
export function matcherOf(condition: Condition): (lead: Lead) => boolean {
  if ('all' in condition) {
    const parts = condition.all.map(matcherOf);
    return (lead) => parts.every((part) => part(lead));
  }
  if ('any' in condition) {
    const parts = condition.any.map(matcherOf);
    return (lead) => parts.some((part) => part(lead));
  }
  if ('not' in condition) {
    const isMatch = matcherOf(condition.not);
    return (lead) => !isMatch(lead);
  }
  const [name, operator, value] = condition;
  const column = leadColumns[name];
  const compare = (isRight: (own: string | number | boolean) => boolean) => (lead: Lead) => {
    const own = column(lead);
    return own !== null && typeof own !== 'object' && isRight(own);
  };
  switch (operator) {
    case '=':
      return (lead) => column(lead) === value;
    case '<':
      return compare((own) => own < value);
    case '<=':
      return compare((own) => own <= value);
    case '>=':
      return compare((own) => own >= value);
    case 'in':
      return compare((own) => value.includes(String(own)));
    case 'not in':
      return compare((own) => !value.includes(String(own)));
    case 'contains':
      return compare((own) => String(own).includes(value));
    case 'overlaps':
      return (lead) => [column(lead)].flat().some((own) => value.includes(String(own)));
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (a: Entry, b: Entry): number => a.time - b.time || compare(a.lead.entity.id, b.lead.entity.id);

/** The words in leads, which correct typos in searches. */
class Vocabulary {
  readonly #added = new WeakSet<Lead>();
  /** The tree finds similar words. The set is a faster check that a word is known. */
  readonly #known = new Set<string>();
  readonly #tree = new SearchableMap<true>();

  add(lead: Lead): void {
    if (this.#added.has(lead)) return;
    this.#added.add(lead);
    for (const word of vocabularyOf(cachedSearchTexts(lead).text)) {
      if (this.#known.has(word)) continue;
      this.#known.add(word);
      this.#tree.set(word, true);
    }
  }

  similar({ maxEdits, word }: Typo): Similar {
    return { near: [...this.#tree.fuzzyGet(word, maxEdits).keys()], known: this.#known };
  }
}

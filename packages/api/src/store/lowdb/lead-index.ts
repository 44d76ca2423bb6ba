import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import {
  maxEdits,
  searchTextsOf,
  splitsOf,
  swapsOf,
  vocabularyOf,
  type SearchTexts,
} from '../../leads/model/search.ts';
import { receivedAt, type Lead } from '../../leads/model/lead.ts';
import {
  conditionOf,
  containsWords,
  leadColumns,
  type Condition,
  type LeadColumn,
  type LeadQuery,
  type Value,
} from '../lead-query.ts';

/**
 * A lead with the columns that are slow to compute, each computed once. The object must not be changed.
 * A map from leads to their columns would cost twice the memory.
 */
export class IndexedLead {
  readonly lead: Lead;
  readonly receivedAt: number;
  #texts: SearchTexts | undefined;
  #isUrgent: boolean | undefined;
  /** One string, because arrays of thousands of leads are large. */
  #senderKeys: string | undefined;

  constructor(lead: Lead) {
    this.lead = lead;
    this.receivedAt = receivedAt(lead);
  }

  column(name: LeadColumn): Value {
    if (name === 'received_at') return this.receivedAt;
    if (name === 'searched') return (this.#texts ??= searchTextsOf(this.lead)).text;
    if (name === 'numbers') return (this.#texts ??= searchTextsOf(this.lead)).numbers;
    if (name === 'urgent') return (this.#isUrgent ??= leadColumns.urgent(this.lead));
    if (name !== 'sender_keys') return leadColumns[name](this.lead);
    this.#senderKeys ??= leadColumns.sender_keys(this.lead).join('\n');
    return this.#senderKeys.split('\n');
  }
}

/** Newest first, and those of one moment by their ids. */
const inOrder = (a: IndexedLead, b: IndexedLead): number =>
  b.receivedAt - a.receivedAt || (b.lead.entity.id < a.lead.entity.id ? -1 : 1);

/** Finds the words in leads that a typed word may stand for. */
type FindSimilar = (word: string) => readonly string[];

export function matcherOf(condition: Condition, findSimilar: FindSimilar): (lead: IndexedLead) => boolean {
  if ('all' in condition) {
    const parts = condition.all.map((part) => matcherOf(part, findSimilar));
    return (lead) => parts.every((part) => part(lead));
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => matcherOf(part, findSimilar));
    return (lead) => parts.some((part) => part(lead));
  }
  if ('not' in condition) {
    const isMatch = matcherOf(condition.not, findSimilar);
    return (lead) => !isMatch(lead);
  }
  const [name, operator, value] = condition;
  const compare = (isRight: (own: string | number | boolean) => boolean) => (lead: IndexedLead) => {
    const own = lead.column(name);
    return own !== null && typeof own !== 'object' && isRight(own);
  };
  switch (operator) {
    case '=':
      return (lead) => lead.column(name) === value;
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
      return (lead) => [lead.column(name)].flat().some((own) => value.includes(String(own)));
    case 'resembles': {
      const texts = [value, ...findSimilar(value)];
      return compare((own) => texts.some((text) => String(own).includes(text)));
    }
  }
}

/** Bounds of memory and of the time of a search: anybody can send made-up words. */
const maxWords = 30_000;
const maxWordsPerLead = 200;
/** Each is looked for in every lead. */
const maxSimilar = 50;

/** How long searches may be prepared before other work gets its turn. In milliseconds. */
const longestSlice = 5;

/** All leads in memory, from which lists and counts are answered. */
export class LeadIndex {
  readonly #byId = new Map<string, IndexedLead>();
  readonly #idsByNonce = new Map<string, string>();
  /** Differs after each start, so that an old revision never matches. */
  readonly #run = randomBytes(6).toString('base64url');
  #changes = 0;
  /** What was found since the last change, because the inbox polls. */
  readonly #found = new Map<string, unknown>();
  /** The words in leads, which correct typos in searches. */
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  /** Leads that are not prepared for searches. The newest are prepared first. */
  readonly #unprepared: IndexedLead[] = [];
  /** Undefined unless they are being prepared. */
  #preparing: Promise<void> | undefined;

  /** Differs after every change. */
  get revision(): string {
    return `${this.#run}-${this.#changes}`;
  }

  /** The lead with this id, soft-deleted or not. */
  get(id: string): Lead | undefined {
    return this.#byId.get(id)?.lead;
  }

  withNonce(nonce: string): Lead | undefined {
    return this.get(this.#idsByNonce.get(nonce) ?? '');
  }

  all(): Lead[] {
    return Array.from(this.#byId.values(), ({ lead }) => lead);
  }

  /** Adds a lead, or replaces the one with its id. */
  put(lead: Lead): void {
    const indexed = new IndexedLead(lead);
    this.#byId.set(lead.entity.id, indexed);
    this.#unprepared.push(indexed);
    this.#idsByNonce.set(lead.submission.nonce, lead.entity.id);
    this.#changed();
  }

  forget(leads: readonly Lead[]): void {
    for (const { entity, submission } of leads) {
      this.#byId.delete(entity.id);
      this.#idsByNonce.delete(submission.nonce);
    }
    this.#changed();
  }

  async list({ limit, ...query }: LeadQuery): Promise<Lead[]> {
    if (query.words) await this.prepareSearch();
    return this.#matching(query, limit).map(({ lead }) => lead);
  }

  async count<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>): Promise<Record<Name, number>> {
    if (Object.values<LeadQuery>(queries).some(({ words }) => words)) await this.prepareSearch();
    const counts = Object.entries<LeadQuery>(queries).map(([name, { limit = Infinity, ...query }]) => {
      const count = this.#cached({ count: query }, () => this.#matching(query).length);
      return [name, Math.min(count, limit)] as const;
    });
    return Object.fromEntries(counts) as Record<Name, number>;
  }

  prepareSearch(): Promise<void> {
    return (this.#preparing ??= this.#prepareAll().finally(() => {
      this.#preparing = undefined;
    }));
  }

  /** A few at a time, so that other work gets its turn. */
  async #prepareAll(): Promise<void> {
    let until = performance.now() + longestSlice;
    for (let lead = this.#unprepared.pop(); lead; lead = this.#unprepared.pop()) {
      for (const name of ['searched', 'urgent', 'sender_keys'] as const) lead.column(name);
      this.#addWords(String(lead.column('searched')));
      if (performance.now() < until) continue;
      await nextTurn();
      until = performance.now() + longestSlice;
    }
  }

  #addWords(text: string): void {
    for (const id of vocabularyOf(text).slice(0, maxWordsPerLead)) {
      if (this.#words.documentCount < maxWords && !this.#words.has(id)) this.#words.add({ id });
    }
  }

  /** The words that a typed word may stand for, and texts of two words for one that was typed without its space. */
  #similar(word: string): string[] {
    const near = this.#words.search(word, { fuzzy: maxEdits(word) }).map(({ id }) => String(id));
    const swapped = swapsOf(word).filter((swap) => this.#words.has(swap));
    const split = splitsOf(word).filter((parts) => parts.every((part) => this.#words.has(part)));
    return [...swapped, ...split.map((parts) => parts.join(' ')), ...near].slice(0, maxSimilar);
  }

  #changed(): void {
    this.#changes++;
    this.#found.clear();
  }

  #cached<Result>(about: object, find: () => Result): Result {
    const key = JSON.stringify(about);
    if (this.#found.size > 50) this.#found.clear();
    if (!this.#found.has(key)) this.#found.set(key, find());
    return this.#found.get(key) as Result;
  }

  #matching({ words, ...query }: LeadQuery, limit = Infinity): IndexedLead[] {
    const all = this.#cached({}, () => [...this.#byId.values()].toSorted(inOrder));
    // A page of the inbox asks for the same words in each of its sections.
    const leads = words ? this.#cached({ words }, () => all.filter(this.#matcher(containsWords(words)))) : all;
    const isMatch = this.#matcher(conditionOf(query));
    const newest = query.after?.receivedAt ?? Infinity;
    const found: IndexedLead[] = [];
    for (const lead of leads) {
      if (found.length >= limit) break;
      // Else each part of an export would compare all leads before it.
      if (lead.receivedAt > newest) continue;
      if (isMatch(lead)) found.push(lead);
    }
    return found;
  }

  #matcher(condition: Condition) {
    return matcherOf(condition, (word) => this.#similar(word));
  }
}

import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { receivedAt, type Lead } from '../../leads/model/lead.ts';
import type { SearchWord } from '../../leads/model/search.ts';
import {
  conditionOf,
  containsWords,
  leadColumns,
  type Condition,
  type LeadColumn,
  type LeadQuery,
  type Value,
} from '../lead-query.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * A lead with the columns that are slow to compute, each computed once. The object must not be changed.
 * A map from leads to their columns would cost twice the memory.
 */
export class IndexedLead {
  readonly lead: Lead;
  #receivedAt: number | undefined;
  #searched: string | undefined;
  #isUrgent: boolean | undefined;
  /** One string, because arrays of thousands of leads are large. Each key stands between line breaks. */
  #personKeys: string | undefined;

  constructor(lead: Lead) {
    this.lead = lead;
  }

  column(name: LeadColumn): Value {
    if (name === 'received_at') return (this.#receivedAt ??= receivedAt(this.lead));
    if (name === 'searched') return (this.#searched ??= leadColumns.searched(this.lead));
    if (name === 'urgent') return (this.#isUrgent ??= leadColumns.urgent(this.lead));
    if (name !== 'person_keys') return leadColumns[name](this.lead);
    return (this.#personKeys ??= ['', ...leadColumns.person_keys(this.lead), ''].join('\n'));
  }
}

/** Newest first, and those of one moment by their ids. */
function inOrder(a: IndexedLead, b: IndexedLead): number {
  return (
    Number(b.column('received_at')) - Number(a.column('received_at')) || (b.lead.entity.id < a.lead.entity.id ? -1 : 1)
  );
}

/** @param findSimilar finds the words in leads that a typed word may stand for */
export function matcherOf(
  condition: Condition,
  findSimilar: (word: string) => readonly string[],
): (lead: IndexedLead) => boolean {
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
    case 'contains':
      return compare((own) => String(own).includes(value));
    case 'overlaps': {
      const keys = value.map((key) => `\n${key}\n`);
      return compare((own) => keys.some((key) => String(own).includes(key)));
    }
    case 'resembles': {
      // All of them are letters and spaces, and found in one pass.
      const texts = new RegExp([value, ...findSimilar(value)].join('|'));
      return compare((own) => texts.test(String(own)));
    }
  }
}

/** How long searches may be prepared before other work gets its turn. In milliseconds. */
const longestSlice = 5;

/** Lists to remember. A search makes about twenty. */
const maxFound = 50;

/** All leads in memory, from which lists and counts are answered. */
export class LeadIndex {
  readonly #byId = new Map<string, IndexedLead>();
  readonly #byNonce = new Map<string, IndexedLead>();
  /** Differs after each start, so that an old revision never matches. */
  readonly #run = randomBytes(6).toString('base64url');
  #changes = 0;
  /** What was found since the last change, because the inbox polls. */
  readonly #found = new Map<string, readonly IndexedLead[]>();
  readonly #vocabulary = new Vocabulary();
  /** Not prepared for searches. */
  readonly #unprepared = new Set<IndexedLead>();
  #prepared = Promise.resolve();

  /** Differs after every change. */
  get revision(): string {
    return `${this.#run}-${this.#changes}`;
  }

  get size(): number {
    return this.#byId.size;
  }

  /** The lead with this id, soft-deleted or not. */
  get(id: string): Lead | undefined {
    return this.#byId.get(id)?.lead;
  }

  withNonce(nonce: string): Lead | undefined {
    return this.#byNonce.get(nonce)?.lead;
  }

  all(): Lead[] {
    return Array.from(this.#byId.values(), ({ lead }) => lead);
  }

  /** Replaces leads by others. Those that are in both lists stay. */
  replace(before: readonly Lead[], after: readonly Lead[]): void {
    // New leads stand at the end: what is before them is not looked at.
    let same = 0;
    while (same < before.length && before[same] === after[same]) same += 1;
    const [old, present] = [new Set(before.slice(same)), new Set(after.slice(same))];
    for (const { entity, submission } of [...old].filter((lead) => !present.has(lead))) {
      const indexed = this.#byId.get(entity.id);
      if (indexed) this.#unprepared.delete(indexed);
      this.#byId.delete(entity.id);
      this.#byNonce.delete(submission.nonce);
    }
    for (const lead of [...present].filter((each) => !old.has(each))) {
      const indexed = new IndexedLead(lead);
      this.#byId.set(lead.entity.id, indexed);
      this.#byNonce.set(lead.submission.nonce, indexed);
      this.#unprepared.add(indexed);
    }
    this.#changes++;
    this.#found.clear();
  }

  async list(query: LeadQuery): Promise<Lead[]> {
    return (await this.#find(query)).map(({ lead }) => lead);
  }

  async count<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>): Promise<Record<Name, number>> {
    const counts = Object.entries<LeadQuery>(queries).map(
      async ([name, query]) => [name, (await this.#find(query)).length] as const,
    );
    return Object.fromEntries(await Promise.all(counts)) as Record<Name, number>;
  }

  /** The newest first, and a few at a time, so that other work gets its turn. */
  prepareSearch(): Promise<void> {
    // One that failed is no reason for the next to fail.
    const before = this.#prepared.catch(() => {});
    return (this.#prepared = before.then(async () => {
      let until = performance.now() + longestSlice;
      for (const lead of [...this.#unprepared].toReversed()) {
        // It was removed or changed while others had their turn.
        if (!this.#unprepared.delete(lead)) continue;
        for (const name of ['searched', 'urgent', 'person_keys'] as const) lead.column(name);
        this.#vocabulary.add(String(lead.column('searched')));
        if (performance.now() < until) continue;
        await nextTurn();
        until = performance.now() + longestSlice;
      }
    }));
  }

  async #find({ limit = Infinity, ...query }: LeadQuery): Promise<readonly IndexedLead[]> {
    const { id, oldestFirst, words, ...rest } = query;
    if (words) await this.prepareSearch();
    if (id !== undefined) {
      const lead = this.#byId.get(id.toLowerCase());
      return lead && this.#matcher(conditionOf(query))(lead) ? [lead] : [];
    }
    return this.#remember({ ...query, limit }, () => {
      const candidates = words ? this.#withWords(words) : this.#inOrder();
      const isMatch = this.#matcher(conditionOf(rest));
      const found: IndexedLead[] = [];
      for (const lead of oldestFirst ? candidates.toReversed() : candidates) {
        if (found.length >= limit) break;
        if (isMatch(lead)) found.push(lead);
      }
      return found;
    });
  }

  #inOrder(): readonly IndexedLead[] {
    return this.#remember('all', () => [...this.#byId.values()].toSorted(inOrder));
  }

  /** A page of the inbox asks for the same words in each of its sections. */
  #withWords(words: readonly SearchWord[]): readonly IndexedLead[] {
    // A word that no other is like was just looked for as it is.
    const asTyped = words.map((word) =>
      'resembles' in word && this.#vocabulary.similar(word.resembles).length === 0 ? { text: word.resembles } : word,
    );
    return this.#remember(asTyped, () => this.#inOrder().filter(this.#matcher(containsWords(asTyped))));
  }

  #remember(query: unknown, find: () => readonly IndexedLead[]): readonly IndexedLead[] {
    const key = JSON.stringify(query);
    const found = this.#found.get(key) ?? find();
    // At the end stands what was used last, and the first is forgotten.
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest = key] = this.#found.keys();
    if (this.#found.size > maxFound) this.#found.delete(oldest);
    return found;
  }

  #matcher(condition: Condition) {
    return matcherOf(condition, (word) => this.#vocabulary.similar(word));
  }
}

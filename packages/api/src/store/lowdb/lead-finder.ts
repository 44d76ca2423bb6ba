import { newLeadState } from '../../leads/lead-state.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { LeadWord } from '../../leads/lead-words.ts';
import type { LeadQuery, StoredLead } from '../port.ts';
import type { LeadIndex, LeadLocation } from './lead-index.ts';
import { LeadLines } from './lead-lines.ts';
import { searchFile } from './lead-search.ts';
import { nameOf } from './month-file.ts';
import type { MonthFile } from './month-file.ts';

/** Where the finder reads. */
export interface LeadSource {
  /** The lines of a file of leads, found to be whole. */
  linesOf(at: MonthFile): Promise<Buffer>;
  /** The same, without a second look at the checksum. */
  uncheckedLinesOf(at: MonthFile): Promise<Buffer>;
  statesOf(at: MonthFile): Promise<readonly LeadState[]>;
}

interface OpenLeads {
  name: string;
  lines: LeadLines;
  states: ReadonlyMap<string, LeadState>;
}

/** Puts leads together from the index, the files of leads and the files of states. */
export class LeadFinder {
  readonly #index: LeadIndex;
  readonly #source: LeadSource;

  constructor(index: LeadIndex, source: LeadSource) {
    this.#index = index;
    this.#source = source;
  }

  async get(id: string): Promise<StoredLead | undefined> {
    for await (const lead of this.each([id])) return lead;
    return undefined;
  }

  /** Leads by their ids; a file is read once when those in it stand together. Ids of none are passed over. */
  each(ids: Iterable<string>): AsyncGenerator<StoredLead> {
    return this.#read(this.#located(ids));
  }

  *#located(ids: Iterable<string>): Generator<LeadLocation> {
    for (const id of ids) {
      const at = this.#index.locate(id);
      if (at) yield { id: id.toLowerCase(), at };
    }
  }

  find(query: LeadQuery): AsyncGenerator<StoredLead> {
    const { words = [] } = query;
    return this.#read(words.length === 0 ? this.#index.newestFirst(query) : this.#search(query, words));
  }

  /** Files are searched from the newest on, and only as far as the caller walks. */
  async *#search(query: LeadQuery, words: readonly LeadWord[]): AsyncGenerator<LeadLocation> {
    const noted = this.#index.filesWithNotes();
    const without = new Set<MonthFile>();
    const found = new Map<MonthFile, ReadonlySet<string>>();
    for (const location of this.#index.newestFirst(query, (at) => without.has(at))) {
      const { id, at } = location;
      const ids = found.get(at) ?? (await this.#idsIn(at, words, noted.has(at)));
      if (ids.size === 0) without.add(at);
      else found.set(at, ids);
      if (ids.has(id)) yield location;
    }
  }

  async #idsIn(at: MonthFile, words: readonly LeadWord[], hasNotes: boolean): Promise<ReadonlySet<string>> {
    // What is found is read once more, and checked then.
    const lines = new LeadLines(await this.#source.uncheckedLinesOf(at));
    return searchFile(lines, hasNotes ? await this.#source.statesOf(at) : [], words);
  }

  mailDue(): AsyncGenerator<StoredLead> {
    return this.#read(this.#index.mailDue());
  }

  async *#read(locations: Iterable<LeadLocation> | AsyncIterable<LeadLocation>): AsyncGenerator<StoredLead> {
    // Leads come in the order of time, so that one file of each collection is in use at a time.
    const open = new Map<string, OpenLeads>();
    for await (const { id, at } of locations) {
      const leads = await this.#open(at, open.get(at.collection));
      open.set(at.collection, leads);
      const record = leads.lines.get(id);
      // It went while the caller walked along.
      if (!record) continue;
      yield { collection: at.collection, record, state: leads.states.get(id) ?? newLeadState(id) };
    }
  }

  async #open(at: MonthFile, last: OpenLeads | undefined): Promise<OpenLeads> {
    const name = nameOf(at);
    if (last?.name === name) return last;
    const lines = new LeadLines(await this.#source.linesOf(at));
    const states = await this.#source.statesOf(at);
    return { name, lines, states: new Map(states.map((state) => [state.id, state])) };
  }
}

import { newLeadState } from '../../leads/lead-state.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { LeadQuery, StoredLead } from '../port.ts';
import type { LeadIndex, LeadLocation } from './lead-index.ts';
import { LeadLines } from './lead-lines.ts';
import { nameOf } from './month-file.ts';
import type { MonthFile } from './month-file.ts';

/** Where the finder reads. */
export interface LeadSource {
  /** The lines of a file of leads. */
  linesOf(at: MonthFile): Promise<Buffer>;
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
    const at = this.#index.locate(id);
    if (!at) return undefined;
    for await (const lead of this.#read([{ id: id.toLowerCase(), at }])) return lead;
    return undefined;
  }

  find(query: LeadQuery): AsyncGenerator<StoredLead> {
    return this.#read(this.#index.newestFirst(query));
  }

  mailDue(): AsyncGenerator<StoredLead> {
    return this.#read(this.#index.mailDue());
  }

  async *#read(locations: Iterable<LeadLocation>): AsyncGenerator<StoredLead> {
    // Leads come in the order of time, so that one file of each collection is in use at a time.
    const open = new Map<string, OpenLeads>();
    for (const { id, at } of locations) {
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

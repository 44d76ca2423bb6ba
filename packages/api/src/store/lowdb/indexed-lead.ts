import type { Lead } from '../../leads/model/lead.ts';
import { searchTextsOf, type SearchTexts } from '../../leads/model/search.ts';
import { leadColumns, type LeadColumn, type Value } from '../lead-query.ts';

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
    this.receivedAt = leadColumns.received_at(lead);
  }

  get texts(): SearchTexts {
    return (this.#texts ??= searchTextsOf(this.lead));
  }

  /** Computes what the inbox compares in every lead. */
  prepare(): void {
    for (const name of ['searched', 'urgent', 'sender_keys'] as const) this.column(name);
  }

  column(name: LeadColumn): Value {
    if (name === 'received_at') return this.receivedAt;
    if (name === 'searched') return this.texts.text;
    if (name === 'numbers') return this.texts.numbers;
    if (name === 'urgent') return (this.#isUrgent ??= leadColumns.urgent(this.lead));
    if (name !== 'sender_keys') return leadColumns[name](this.lead);
    this.#senderKeys ??= leadColumns.sender_keys(this.lead).join('\n');
    return this.#senderKeys.split('\n');
  }
}

/** Compares leads for the order of the list: newest first, and those of one moment by their ids. */
export const newestFirst = (a: IndexedLead, b: IndexedLead): number =>
  b.receivedAt - a.receivedAt || (b.lead.entity.id < a.lead.entity.id ? -1 : 1);

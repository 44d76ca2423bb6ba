import { hash } from 'node:crypto';
import type { LeadReceipt, PhoneLead } from '@hvac/content/model';
import type { Actor } from '../auth/accounts.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Lead } from '../leads/model/lead.ts';
import { newLeadState } from '../leads/model/lead-state.ts';
import type { Store } from '../store/store.ts';

interface PhoneLeadDeps extends Clock {
  store: Pick<Store, 'insertLead'>;
  /** The current user. */
  by: Actor;
}

/**
 * Stores a lead that the office adds during a phone call. Sends no letter, because the office knows of it.
 * @throws {DomainError} when its id was used for another lead
 * @throws {StoreUnavailable} when nothing was stored
 */
export async function addPhoneLead({ id, name, ...said }: PhoneLead, deps: PhoneLeadDeps): Promise<LeadReceipt> {
  const createdAt = new Date(deps.now()).toISOString();
  const [firstName = name, ...rest] = name.split(/\s+/);
  const lead: Lead = {
    kind: 'service-request',
    entity: { id, createdAt, firstName, lastName: rest.join(' '), email: '', ...said },
    submission: {
      nonce: id,
      digest: hash('sha256', JSON.stringify([name, said])),
      suspect: [],
      addedBy: deps.by.name,
      receivedAt: createdAt,
    },
    state: { ...newLeadState, unread: false },
  };
  const inserted = await deps.store.insertLead(lead);
  if (inserted.outcome === 'nonceUsed') throw new DomainError('conflict', 'This lead has already been added.');
  return { id, createdAt: inserted.outcome === 'duplicate' ? inserted.lead.entity.createdAt : createdAt };
}

import type { Lead } from '../../leads/model/lead.ts';
import { isMailDue, resendsOf } from '../../leads/model/lead-state.ts';
import type { MailClaim } from '../store.ts';
import type { LeadIndex } from './lead-index.ts';

/** Which leads' messages are being sent, and by whom. They end with the process, as the senders do. */
export class MailClaims {
  readonly #index: LeadIndex;
  readonly #claims = new Map<string, { by: string; until: number }>();

  constructor(index: LeadIndex) {
    this.#index = index;
  }

  /** Oldest first. */
  claim({ by, held = [], limit, now, until }: MailClaim): Lead[] {
    const found: Lead[] = [];
    for (const [id, claim] of this.#claims) if (claim.until <= now) this.#claims.delete(id);
    // Asked each second; nearly always nothing is due.
    if (this.#index.counts().mailDue === 0) return found;
    const resends = new Map(held.map((each) => [each.id, each.resends]));
    for (const lead of this.#index.all()) {
      const { entity, intake, state } = lead;
      if (state.deletedAt !== undefined || !isMailDue(intake.mail, state.delivery)) continue;
      if (resends.get(entity.id) === resendsOf(state) || (this.#claims.get(entity.id)?.by ?? by) !== by) continue;
      this.#claims.set(entity.id, { by, until });
      if (found.push(lead) === limit) break;
    }
    return found;
  }

  release(by: string): void {
    for (const [id, claim] of this.#claims) if (claim.by === by) this.#claims.delete(id);
  }
}

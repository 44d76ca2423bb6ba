import { receivedAt } from '../../leads/model/lead.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { countResends } from '../../leads/model/deliveries.ts';
import type { DeliveryChannel } from '../../leads/model/deliveries.ts';
import type { DeliveryClaim } from '../store.ts';
import type { LeadIndex } from './lead-index.ts';

/** When pending deliveries may be made. One process has the data folder, so this ends with it: a restart tries all. */
export class DeliverySchedule {
  readonly #index: LeadIndex;
  /** By channel and lead, in milliseconds since 1970. */
  readonly #times = new Map<string, { dueAt: number; leaseUntil: number }>();

  constructor(index: LeadIndex) {
    this.#index = index;
  }

  claim({ channel, leaseUntil, limit = Infinity, now, old }: DeliveryClaim): Lead[] {
    const claimed: Lead[] = [];
    for (const lead of this.#index.pending(channel)) {
      if (claimed.length === limit) break;
      const isOld = old && receivedAt(lead) < old.before && countResends(lead.state) === 0;
      const key = `${channel} ${lead.entity.id}`;
      const times = this.#times.get(key);
      if (isOld !== old?.wanted || (times && Math.max(times.dueAt, times.leaseUntil) > now)) continue;
      this.#times.set(key, { dueAt: 0, leaseUntil });
      claimed.push(lead);
    }
    return claimed;
  }

  release(channel: DeliveryChannel, ids: readonly string[], dueAt: number): void {
    for (const id of ids) {
      if (dueAt === 0) this.#times.delete(`${channel} ${id}`);
      else this.#times.set(`${channel} ${id}`, { dueAt, leaseUntil: 0 });
    }
  }

  wake(channel: DeliveryChannel): void {
    for (const [key, times] of this.#times) if (key.startsWith(`${channel} `)) times.dueAt = 0;
  }
}

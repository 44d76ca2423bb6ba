import type { Clock } from '../clock.ts';
import { withDeliveries } from '../leads/model/deliveries.ts';
import type { Lead, Channel } from '../leads/model/lead.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryStore } from './outbox.ts';

/** How many leads one look takes. More than two servers lease at a time. */
const limit = 20;

/** Deliveries about leads: those of the newest leads first. One write stores a lead with what is to be sent about it. */
export function leadDeliveries(
  channel: Channel,
  { now, store }: Clock & { store: Pick<Store, 'listLeads' | 'updateLeads'> },
): DeliveryStore<Lead> {
  return {
    idOf: ({ entity }) => entity.id,
    deliveriesOf: ({ state }) => state.deliveries[channel],
    due: (until) => store.listLeads({ due: { channel, until }, limit }),
    pending: () => store.listLeads({ pending: channel }),
    async update({ entity }, change) {
      const [changed] = await store.updateLeads([entity.id], (state) =>
        state.deletedAt === undefined
          ? withDeliveries(state, channel, change(state.deliveries[channel]), new Date(now()).toISOString())
          : state,
      );
      return changed;
    },
  };
}

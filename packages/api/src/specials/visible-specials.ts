import { localDay, isVisible } from '@hvac/content/model';
import type { AdminSpecial, Special, WrittenSpecials } from '@hvac/content/model';
import type { Store } from '../store/store.ts';
import { notDeleted } from './special-rows.ts';

/** What reads specials, and knows the day. */
export interface SpecialDeps {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What visitors get of a special: nothing of who changed what, and when. */
const forVisitors = ({ version: _version, history: _history, deletedAt: _deletedAt, ...special }: AdminSpecial) =>
  special satisfies Special;

/** They are known: to write a page with, and for the list. */
type VisibleSpecials = WrittenSpecials & { specials: readonly Special[] };

/**
 * The specials that visitors see today in New York, in the office's order. While neither the day nor a special
 * changes, the same is given again, the very object: what is made of it can be kept.
 */
export function visibleSpecials({ store, now }: SpecialDeps): () => Promise<VisibleSpecials> {
  let known: { rows: readonly AdminSpecial[]; visible: VisibleSpecials } | undefined;
  return async () => {
    const [rows, today] = [await store.rows('specials'), localDay(now())];
    if (known?.rows !== rows || known.visible.today !== today) {
      const specials = notDeleted(rows).filter((row) => isVisible(row, today));
      known = { rows, visible: { today, specials: specials.map(forVisitors) } };
    }
    return known.visible;
  };
}

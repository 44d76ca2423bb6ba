import { dayInNewYork, isVisible } from '@hvac/content/model';
import type { AdminSpecial, Special } from '@hvac/content/model';
import type { SpecialDeps } from './manage-specials.ts';
import { present } from './special-rows.ts';

/** What visitors get of a special: nothing of who changed what, and when. */
const forVisitors = ({ version: _version, history: _history, deletedAt: _deletedAt, ...special }: AdminSpecial) =>
  special satisfies Special;

/**
 * The specials that visitors see today in New York, in the office's order. While neither the day nor a special
 * changes, the same list is given again, the very object: what is made of it can be kept.
 */
export function visibleSpecials({ store, now }: SpecialDeps): () => Promise<readonly Special[]> {
  let known: { rows: readonly AdminSpecial[]; today: string; visible: readonly Special[] } | undefined;
  return async () => {
    const [rows, today] = [await store.rows('specials'), dayInNewYork(now())];
    if (known?.rows !== rows || known.today !== today) {
      const visible = present(rows).filter((row) => isVisible(row, today));
      known = { rows, today, visible: visible.map(forVisitors) };
    }
    return known.visible;
  };
}

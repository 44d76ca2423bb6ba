import { pixelsComparable } from './browser.mjs';
import type { Width } from './viewports.ts';

/** The widths that a story has pictures of, or why it has none. */
export type Pictured = { widths: readonly Width[] } | { skipped: string };

/** The key of a picture, as in the list. */
export const keyOf = (story: string, width: string) => `${story} ${width}`;

/**
 * Stories that passed and have no picture, though nothing says that they need none.
 * @param passed without `pictured` when no hook came by
 * @param seen hashes by `STORY WIDTH`
 */
export const uncompared = (
  passed: readonly { story: string; pictured: Pictured | undefined }[],
  seen: ReadonlyMap<string, string>,
) =>
  passed.flatMap(({ story, pictured = { widths: ['phone'] } }) =>
    ('widths' in pictured ? pictured.widths : [])
      .map((width) => keyOf(story, width))
      .filter((key) => !seen.has(key))
      .map((key) => `${key}: passed without a picture`),
  );

interface Looks {
  /** The hash now. */
  now: string;
  /** The hash that the list has. */
  listed: string | undefined;
  /** The hash of the story painted as it was before, on this machine; nothing when there is no such picture. */
  before: string | undefined;
  /** Whether the list had the story before. */
  existed: boolean;
}

/** What became of a picture; nothing where the list is of other pixels, and it looks as it did before on this machine. */
export function verdictOf({ now, listed, before, existed }: Looks, comparable = pixelsComparable): string | undefined {
  if (before === undefined)
    return existed ? 'It could not be painted as it was before: see above for the reason.' : 'It is new.';
  if (now === before) return comparable ? 'It looks as it did before: the hash in the list is out of date.' : undefined;
  if (comparable && before !== listed) return 'It looks different, and before it did not look as the list says either.';
  return 'It looks different.';
}

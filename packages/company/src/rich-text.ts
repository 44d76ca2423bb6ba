/**
 * Writes rich text in a few words: `p('See ', link('our offers', '/specials'), '.')`. A link to a page that is not there
 * does not compile. The marks tell bundlers that a page which nothing shows can be dropped with these calls.
 */
import type { Block, Inline } from '@hvac/content/model';
import type { Href } from './paths.ts';

/** A paragraph. */
/* @__NO_SIDE_EFFECTS__ */
export const p = <To extends Href = never>(...text: readonly Inline<To>[]): Block<To> => ({ kind: 'paragraph', text });

/** The first paragraph of an article, in larger type. */
/* @__NO_SIDE_EFFECTS__ */
export const lead = <To extends Href = never>(...text: readonly Inline<To>[]): Block<To> => ({ kind: 'lead', text });

/** A heading of the second level. */
/* @__NO_SIDE_EFFECTS__ */
export const h2 = (text: string): Block<never> => ({ kind: 'heading', level: 2, text });

/** A heading of the third level. */
/* @__NO_SIDE_EFFECTS__ */
export const h3 = (text: string): Block<never> => ({ kind: 'heading', level: 3, text });

/** A list item: plain, or with links and bold words. */
type Item<To extends Href> = string | readonly Inline<To>[];

const list = <To extends Href>(marker: 'bullets' | 'numbers' | 'symptoms', items: readonly Item<To>[]): Block<To> => ({
  kind: 'list',
  marker,
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});

/** A list with bullets. */
/* @__NO_SIDE_EFFECTS__ */
export const bullets = <To extends Href = never>(...items: readonly Item<To>[]): Block<To> => list('bullets', items);

/** A list of steps. */
/* @__NO_SIDE_EFFECTS__ */
export const numbers = <To extends Href = never>(...items: readonly Item<To>[]): Block<To> => list('numbers', items);

/** A list of symptoms of a fault, each in bold first. */
/* @__NO_SIDE_EFFECTS__ */
export const symptoms = <To extends Href = never>(...items: readonly Item<To>[]): Block<To> => list('symptoms', items);

/** A link within a text. */
/* @__NO_SIDE_EFFECTS__ */
export const link = <To extends Href>(text: string, to: To): Inline<To> => ({ text, to });

/** Bold text. */
/* @__NO_SIDE_EFFECTS__ */
export const strong = (text: string): Inline<never> => ({ strong: text });

import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

export const alignments = { stretch: 'stretch', start: 'flex-start', center: 'center' } as const;
export const justifications = { start: 'flex-start', center: 'center', between: 'space-between' } as const;

/** How columns share the width. */
export const splits = {
  /** One column: what was beside it is gone. */
  whole: 'minmax(0, 1fr)',
  even: 'repeat(2, minmax(0, 1fr))',
  thirds: 'repeat(3, minmax(0, 1fr))',
  /** The first column is the larger one: text beside a picture. */
  first: 'minmax(0, 7fr) minmax(0, 5fr)',
  /** The second column is the larger one: a heading beside its text, a list beside its details. */
  second: 'minmax(0, 5fr) minmax(0, 7fr)',
  /** An article with a narrow column at its right. */
  aside: 'minmax(0, 1fr) 340px',
  /** Words, and beside them what is as wide as it needs to be: buttons, a drawing. */
  content: 'minmax(0, 1fr) auto',
  contentFirst: 'auto minmax(0, 1fr)',
} as const;

const responsive = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: { gap: vars.space, alignItems: alignments, justifyContent: justifications, gridTemplateColumns: splits },
});

/** What the layout primitives take for each width; everything else has a style of its own. */
export const sprinkles = createSprinkles(responsive);
type Sprinkles = Parameters<typeof sprinkles>[0];
export type Split = keyof typeof splits;
export type Space = NonNullable<Sprinkles['gap']>;
export type Align = NonNullable<Sprinkles['alignItems']>;
export type Justify = NonNullable<Sprinkles['justifyContent']>;

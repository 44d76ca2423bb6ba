import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

export const alignments = { stretch: 'stretch', start: 'flex-start', center: 'center' } as const;
export const justifications = { start: 'flex-start', center: 'center', between: 'space-between' } as const;

const responsive = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: { gap: vars.space, alignItems: alignments, justifyContent: justifications },
});

/** What the layout primitives take for each width; everything else has a style of its own. */
export const sprinkles = createSprinkles(responsive);
type Sprinkles = Parameters<typeof sprinkles>[0];
export type Space = NonNullable<Sprinkles['gap']>;
export type Align = NonNullable<Sprinkles['alignItems']>;
export type Justify = NonNullable<Sprinkles['justifyContent']>;

import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const responsive = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: { gap: vars.space },
});

/** Responsive spacing for the layout primitives; everything else has a style of its own. */
export const sprinkles = createSprinkles(responsive);
export type Space = NonNullable<Parameters<typeof sprinkles>[0]['gap']>;

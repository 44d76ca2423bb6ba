import { style } from '@vanilla-extract/css';

/** In the style sheet once, since a page has some forty icons in its HTML. */
export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

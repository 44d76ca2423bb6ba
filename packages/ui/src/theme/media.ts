import { breakpoints } from './tokens.ts';

const below = (width: string) => `screen and (max-width: ${Number.parseFloat(width) - 0.01}em)`;

/** Media queries for vanilla-extract's `@media`: styles are written for phones, and these add the wider layouts. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  /** A line has room for the navigation and a larger logo beside it. */
  roomy: `screen and (min-width: ${breakpoints.roomy})`,
  /** The gutter beside the measure has room for the floating call with its words. */
  wide: `screen and (min-width: ${breakpoints.wide})`,
  /** Very narrow, or much enlarged text. */
  narrow: below(breakpoints.narrow),
  /** A phone whose browser is set to large text: no phone is that narrow otherwise. */
  largeText: 'screen and (max-width: 17em)',
  /** So low that the header and the call bar would leave no room for the page: a phone on its side, a desktop at 200%. */
  short: 'screen and (max-height: 30em)',
  /** A laptop's window that is wide and low: the first screen's buttons would stand below it. */
  low: `screen and (min-width: ${breakpoints.desktop}) and (max-height: 45em)`,
  belowTablet: below(breakpoints.tablet),
  /** Between the two breakpoints: a tablet, and nothing wider. */
  tabletOnly: `screen and (min-width: ${breakpoints.tablet}) and (max-width: ${Number.parseFloat(breakpoints.desktop) - 0.01}em)`,
  belowDesktop: below(breakpoints.desktop),
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

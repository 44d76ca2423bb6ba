import { breakpoints } from './tokens.ts';

/** Media queries for vanilla-extract's `@media`: styles are written for phones, and these add the wider layouts. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

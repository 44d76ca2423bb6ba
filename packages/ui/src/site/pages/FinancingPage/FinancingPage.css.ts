import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: three columns, of which the middle one takes the rest.

/** Lender, terms and the link to apply: in one row where they fit. */
export const partner = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: vars.space.xl } },
});

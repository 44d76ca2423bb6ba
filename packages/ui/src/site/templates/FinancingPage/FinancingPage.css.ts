import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: three columns on wide screens, of which the middle one takes the rest.

/** Lender, terms and the link to apply: in one row where they fit. */
export const partner = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.xl },
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});
/** Below the terms on tablets, where three columns leave them no room. */
export const apply = style({ '@media': { [media.tablet]: { gridColumn: '-2 / -1' } } });

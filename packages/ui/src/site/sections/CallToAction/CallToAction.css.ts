import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.section,
    },
  },
});
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    [media.desktop]: { maxWidth: '32rem', justifyContent: 'flex-end' },
  },
});

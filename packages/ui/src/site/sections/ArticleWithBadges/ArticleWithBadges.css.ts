import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: '88px' } },
});
export const badges = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  '@media': {
    [`${media.tablet} and ${media.belowDesktop.replace('screen and ', '')}`]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

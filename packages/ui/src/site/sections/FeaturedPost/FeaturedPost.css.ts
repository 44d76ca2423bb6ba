import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
  marginBlockStart: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: vars.space.xl },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 700fr) minmax(0, 440fr)', columnGap: vars.space.xxl },
  },
});
export const picture = style({
  width: '100%',
  height: '210px',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  '@media': { [media.tablet]: { height: 'auto', aspectRatio: '5 / 3' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const post = style({ marginBlockStart: vars.space.m });
export const picture = style({
  width: '100%',
  height: '210px',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  '@media': { [media.tablet]: { height: 'auto', aspectRatio: '5 / 3' } },
});

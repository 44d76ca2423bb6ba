import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 390px', columnGap: '72px' } },
});
export const side = style({ display: 'grid', gap: vars.space.l });
export const group = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });
export const groups = style({ display: 'grid', gap: vars.space.l });
export const questions = style({ display: 'grid', gap: vars.space.l, marginTop: vars.space.xxl });

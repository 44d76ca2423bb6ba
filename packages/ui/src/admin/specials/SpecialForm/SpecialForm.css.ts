import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
export const theirList = style({ display: 'grid', gap: vars.space.xs });
export const theirRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});
/** Form and preview beside each other on wide screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  marginTop: vars.space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: vars.space.xxl } },
});
export const preview = style({
  '@media': { [media.desktop]: { position: 'sticky', top: vars.space.l, alignSelf: 'start' } },
});

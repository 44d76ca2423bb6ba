import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
// Own grid: times have a column of their own.
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5em, auto) minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
  '@media': { [media.largeText]: { gridTemplateColumns: '100%', rowGap: 0 } },
});
export const time = style({ color: vars.color.textSubdued, fontVariantNumeric: 'tabular-nums' });

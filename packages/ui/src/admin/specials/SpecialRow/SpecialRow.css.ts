import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s} ${vars.space.m}`,
  alignItems: 'start',
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const words = style({
  display: 'grid',
  gridColumn: 'auto',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const discount = style({
  color: vars.color.actionText,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

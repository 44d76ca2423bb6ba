import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.m}`,
  alignItems: 'baseline',
  fontSize: vars.fontSize.label,
});
export const key = style({
  padding: `2px ${vars.space.xs}`,
  border: `1.5px solid ${vars.color.borderField}`,
  borderRadius: vars.radius.field,
  background: vars.color.backgroundSubtle,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

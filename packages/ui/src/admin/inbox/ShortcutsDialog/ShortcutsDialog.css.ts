import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// Own grid: keys and what they do line up over all rows.
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.m}`,
  alignItems: 'baseline',
  fontSize: vars.fontSize.label,
});
export const key = style({
  padding: `${vars.space.xxxs} ${vars.space.xs}`,
  border: `${vars.line.medium} solid ${vars.color.borderField}`,
  borderRadius: vars.radius.field,
  background: vars.color.backgroundSubtle,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

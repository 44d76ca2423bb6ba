import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `${vars.line.medium} solid ${vars.color.text}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  ':hover': { background: vars.color.backgroundSubtle },
});
export const count = style({ color: vars.color.textSubdued, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

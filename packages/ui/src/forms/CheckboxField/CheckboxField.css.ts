import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.target,
  fontWeight: 600,
  fontSize: vars.fontSize.label,
  cursor: 'pointer',
});
export const checkbox = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: vars.color.selected,
});
export const hint = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});

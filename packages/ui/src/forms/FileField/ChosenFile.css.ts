import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginBottom: vars.space.s,
  padding: '6px 6px 6px 14px',
  borderRadius: vars.radius.field,
  background: vars.color.statusInfoSubtle,
  color: vars.color.statusInfoText,
  lineHeight: vars.lineHeight.snug,
});
export const details = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: '0 10px',
  minWidth: 0,
  color: vars.color.text,
});
export const name = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const size = style({
  color: vars.color.textSubdued,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

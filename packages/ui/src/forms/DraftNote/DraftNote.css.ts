import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
});
export const startOver = style({
  minHeight: vars.size.target,
  padding: '0 6px',
  marginInlineStart: '-6px',
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
});

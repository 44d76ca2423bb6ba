import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Red as a claim, not as an error: white on it has 6.1 to 1. */
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.l}`,
  marginTop: vars.space.l,
  padding: '18px 24px',
  borderRadius: vars.radius.card,
  border: '1px solid transparent',
  background: vars.color.actionText,
  color: vars.color.card,
});
globalStyle(`${banner} > p`, {
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  fontWeight: 800,
  lineHeight: vars.lineHeight.heading,
});

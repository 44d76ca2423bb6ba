import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `2px ${vars.space.m}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const count = style({ fontWeight: 600 });
export const news = style({
  minHeight: vars.size.target,
  marginBlock: '-10px',
  paddingInline: vars.space.m,
  border: 0,
  cursor: 'pointer',
  borderRadius: vars.radius.pill,
  background: vars.color.statusInfoSubtle,
  color: vars.color.statusInfoText,
  fontWeight: 600,
});
/** A thumb's height in a line of text's. */
export const select = style({ marginBlock: '-14px' });
export const empty = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  padding: `${vars.space.xl} ${vars.space.m}`,
  color: vars.color.textSubdued,
  textAlign: 'center',
});

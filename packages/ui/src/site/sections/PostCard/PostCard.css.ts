import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.low,
  ':hover': { boxShadow: vars.shadow.high },
});
export const image = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  background: vars.color.statusInfoSubtle,
});
export const scene = style({ objectFit: 'cover' });
export const words = style({
  display: 'grid',
  gap: vars.space.s,
  padding: `${vars.space.ml} ${vars.space.l} ${vars.space.l}`,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  // The focus ring surrounds the whole card, inside its clipped edge.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    [`${card}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `${vars.line.focus} solid ${vars.color.focus}`, outlineOffset: '-5px' },
  },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  lineHeight: 1.02,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
});

const small = { lineHeight: vars.lineHeight.heading, letterSpacing: '-0.012em' };
export const sizes = styleVariants({
  hero: { fontSize: vars.fontSize.h1 },
  page: { fontSize: vars.fontSize.h1Form },
  section: { fontSize: vars.fontSize.h2 },
  coupon: { fontSize: vars.fontSize.coupon, lineHeight: 1.08 },
  card: { fontSize: vars.fontSize.h3, ...small },
  label: { fontSize: vars.fontSize.body, ...small },
});

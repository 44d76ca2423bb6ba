import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

const small = { lineHeight: vars.lineHeight.heading, letterSpacing: '-0.012em' };
export const sizes = styleVariants({
  // With large text in the browser, long words such as "Jacksonville" would be wider than a phone.
  hero: { fontSize: `min(${vars.fontSize.h1}, 12.4vw)` },
  section: { fontSize: `min(${vars.fontSize.h2}, 12vw)` },
  title: { fontSize: `min(${vars.fontSize.title}, 10vw)` },
  card: { fontSize: vars.fontSize.h3, ...small },
  label: { fontSize: vars.fontSize.body, ...small },
});

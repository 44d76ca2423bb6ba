import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const richText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minWidth: 0,
  // A long word in large text breaks before it makes the page wider than a phone.
  overflowWrap: 'anywhere',
});
globalStyle(`${richText} > * + h2`, { marginTop: vars.space.xl });
globalStyle(`${richText} > * + h3`, { marginTop: vars.space.xs });

export const list = style({
  maxWidth: vars.size.measure,
  display: 'grid',
  gap: vars.space.xs,
  textWrap: 'pretty',
});
const marked = (listStyleType: string) => ({ paddingInlineStart: '1.4em', listStyleType });
export const listMarkers = styleVariants({
  bullets: marked('disc'),
  numbers: marked('decimal'),
  symptoms: {
    display: 'block',
    columnGap: vars.space.xl,
    marginBlock: vars.space.xxs,
    '@media': { [media.tablet]: { columns: 2 } },
  },
});

export const symptom = style({
  position: 'relative',
  breakInside: 'avoid',
  padding: `${vars.space.s} 0 ${vars.space.s} ${vars.space.xl}`,
  borderTop: `${vars.line.thin} solid ${vars.color.border}`,
  fontWeight: 600,
});
export const symptomMark = style({ position: 'absolute', left: 0, top: '19px' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notched, sideBySide } from './notches.css.ts';

// Own size: an amount is as large as its stub allows.

export const stub = style({
  // Sizes of the letters are shares of its width.
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minHeight: '150px',
  padding: `${vars.space.m} ${vars.space.l} ${vars.space.ml}`,
  borderRadius: `${vars.radius.coupon} ${vars.radius.coupon} 0 0`,
  ...notched('bottom'),
  '@container': {
    [sideBySide]: {
      gap: vars.space.l,
      padding: `${vars.space.xl} 32px`,
      borderRadius: `${vars.radius.coupon} 0 0 ${vars.radius.coupon}`,
      ...notched('right'),
    },
  },
  '@media': {
    print: {
      minHeight: 0,
      padding: '12pt !important',
      borderRadius: '0 !important',
      maskImage: 'none !important',
    },
  },
});
export const tones = styleVariants({
  cooling: { background: vars.color.statusInfo, color: vars.color.onAction },
  heating: { background: vars.color.statusWarning, color: vars.color.onAction },
  /** It has ended. */
  muted: { background: vars.color.backgroundStrong, color: vars.color.textSubdued },
});
export const guilloche = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  stroke: vars.color.card,
  opacity: 0.42,
  '@media': { print: { display: 'none' } },
});
export const note = style({
  position: 'relative',
  fontWeight: 700,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.heading,
});
export const discount = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flexGrow: 1,
  // The amount and what is done with it are read as one. At 24 px text, the foot of a large "$" reaches lower.
  gap: `calc(1.5rem - ${vars.space.m})`,
  fontFamily: vars.font.display,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
/** Its own size is the one that fits the stub; the letters in it are no larger. */
export const fitting = style({ display: 'grid' });
const letters = (atMost: string, printedAtMost: string, lineHeight: number) => ({
  lineHeight,
  '@media': { screen: { fontSize: `min(1em, ${atMost})` }, print: { fontSize: `min(1em, ${printedAtMost})` } },
});
export const sizes = styleVariants({
  // Above the words, a lower stub keeps Redeem on a phone's first screen.
  largest: [
    letters('6rem', '4.5rem', 0.8),
    { '@media': { screen: { '@container': { [sideBySide]: { fontSize: 'min(1em, 7.25rem)' } } } } },
  ],
  large: letters('4.5rem', '3rem', 0.85),
  medium: letters('2.5rem', '1.875rem', 1),
  small: letters('1.75rem', '1.375rem', 1.1),
});
/** An amount is never broken. */
export const oneLine = style({ whiteSpace: 'nowrap' });
export const raised = style({ fontSize: '0.46em', lineHeight: 0, verticalAlign: '0.72em' });
export const rest = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

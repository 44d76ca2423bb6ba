import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notched, sideBySide } from './notches.css.ts';

// Own size: an amount is as large as its stub allows.

export const stub = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minHeight: '226px',
  padding: vars.space.l,
  borderRadius: `${vars.radius.coupon} ${vars.radius.coupon} 0 0`,
  ...notched('bottom'),
  '@container': {
    [sideBySide]: {
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
  // The amount and what is done with it are read as one.
  gap: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
/** @param printed a share of the coupon's width: on paper the stub is a third of it, whatever the margins are */
const letters = (fontSize: string, lineHeight: number, printed: string): StyleRule => ({
  lineHeight,
  '@media': { screen: { fontSize }, print: { fontSize: printed } },
});
/** As large as the stub allows, above the words and beside them. */
const large = (above: string, beside: string, lineHeight: number, printed: string): StyleRule => ({
  lineHeight,
  '@media': {
    screen: { fontSize: above, '@container': { [sideBySide]: { fontSize: beside } } },
    print: { fontSize: printed },
  },
});
export const sizes = styleVariants({
  largest: large('clamp(5rem, 27cqi, 7.25rem)', 'clamp(5rem, 12.1cqi - 1.7rem, 7.25rem)', 0.8, '9.4cqi'),
  large: large('clamp(3.25rem, 17cqi, 4.5rem)', 'clamp(3rem, 6.4cqi, 4.5rem)', 0.85, '6.2cqi'),
  medium: letters('2.5rem', 1, '3.8cqi'),
  small: letters('1.75rem', 1.1, '2.8cqi'),
});
export const raised = style({ fontSize: '0.46em', lineHeight: 0, verticalAlign: '0.72em' });
export const rest = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

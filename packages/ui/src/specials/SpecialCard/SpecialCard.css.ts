import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notched, sideBySide } from './notches.css.ts';

/** The width that the coupon gets decides its shape: on the page, beside a form, on a phone. */
export const container = style({ containerType: 'inline-size' });
// Own grid: the stub stands above the words, or beside them where the coupon is wide, and on paper.
export const coupon = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.coupon,
  // The notches are cut out of what it holds: a box shadow would fill them.
  filter: `drop-shadow(0 2px 3px ${vars.color.actionEdge}) drop-shadow(0 16px 24px ${vars.color.actionEdge})`,
  '@container': { [sideBySide]: { gridTemplateColumns: 'minmax(17rem, 356fr) minmax(0, 828fr)', minHeight: '316px' } },
  '@media': {
    print: {
      gridTemplateColumns: '34% 1fr !important',
      overflow: 'hidden',
      minHeight: '0 !important',
      breakInside: 'avoid',
      filter: 'none',
      border: `${vars.line.focus} dashed ${vars.color.text}`,
    },
  },
});
/** Words and scissors share a cell: under the stub, or at its right. */
export const body = style({
  gridArea: '2 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: `${vars.space.l} 24px 24px`,
  borderRadius: `0 0 ${vars.radius.coupon} ${vars.radius.coupon}`,
  background: vars.color.card,
  borderBlockStart: `${vars.line.focus} dashed ${vars.color.borderField}`,
  ...notched('top'),
  '@container': {
    [sideBySide]: {
      padding: `32px ${vars.space.xxl} ${vars.space.xl} 44px`,
      borderRadius: `0 ${vars.radius.coupon} ${vars.radius.coupon} 0`,
      borderBlockStart: 0,
      borderInlineStart: `${vars.line.focus} dashed ${vars.color.borderField}`,
      gridArea: '1 / 2',
      ...notched('left'),
    },
  },
  '@media': {
    print: {
      gridArea: '1 / 2',
      gap: vars.space.xs,
      padding: '12pt 16pt !important',
      border: '0 !important',
      borderInlineStart: `${vars.line.focus} dashed ${vars.color.borderField} !important`,
      borderRadius: '0 !important',
      maskImage: 'none !important',
    },
  },
});
/** It has ended: its words step back. */
export const muted = style({ color: vars.color.textSubdued });
export const issuer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: 700,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.heading,
});
export const words = style({ whiteSpace: 'pre-line' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  marginTop: 'auto',
  paddingTop: vars.space.xs,
});
export const expiry = style({ flexGrow: 1, lineHeight: vars.lineHeight.snug });
export const date = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  fontVariantNumeric: 'tabular-nums',
});
/** Full width where the coupon is narrow, like every main button there. */
export const redeem = style({
  display: 'grid',
  flexBasis: '100%',
  '@container': { [sideBySide]: { flexBasis: 'auto' } },
});
export const notPrinted = style({ '@media': { print: { display: 'none' } } });
/** A script prints. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const printedOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const scissors = style({
  zIndex: 1,
  gridArea: '2 / 1',
  placeSelf: 'start end',
  margin: `-14px ${vars.space.xxl} 0`,
  borderRadius: vars.radius.pill,
  background: vars.color.card,
  color: vars.color.text,
  rotate: '180deg',
  '@container': {
    [sideBySide]: { gridArea: '1 / 2', placeSelf: 'end start', margin: `0 0 ${vars.space.xl} -13px`, rotate: '-90deg' },
  },
  '@media': { print: { display: 'none' } },
});

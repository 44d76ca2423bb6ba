import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** Close to the hero, so that the table begins above the fold. */
export const band = style({ paddingBlockEnd: vars.space.xxl });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.snug,
});
const line = `${vars.line.thin} solid ${vars.color.border}`;
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.s} ${vars.space.xxs}`,
  borderBlockEnd: line,
  verticalAlign: 'middle',
  textAlign: 'center',
  '@media': { [media.tablet]: { padding: `${vars.space.m} ${vars.space.m}` } },
});
globalStyle(`${table} tbody th`, { paddingInlineStart: 0, textAlign: 'start', fontWeight: 600 });
globalStyle(`${table} thead :is(th, td)`, { verticalAlign: 'top', fontWeight: 400 });
/** The column of features takes the remaining width: half of it on phones. */
export const plan = style({ width: '28%', '@media': { [media.tablet]: { width: '31%' } } });
export const planName = style({
  display: 'block',
  fontFamily: vars.font.display,
  // On phones the longest word of a plan's name fits into its column.
  fontSize: vars.fontSize.small,
  fontWeight: 800,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: '-0.012em',
  '@media': { [media.tablet]: { fontSize: vars.fontSize.h3 } },
});
/** Hidden on phones: the sections below describe the plans. */
export const description = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', marginBlockStart: vars.space.xs } },
});
export const no = style({ color: vars.color.textSubdued });
/** Each button under its plan: on phones the columns are too narrow for one, and the buttons share the width. */
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gap: 0 } },
});
export const price = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.xs,
  flex: '1 1 8rem',
  textAlign: 'center',
  // As wide as the plan's column.
  '@media': { [media.tablet]: { flex: '0 0 31%', justifyItems: 'center' } },
});
/** On phones the buttons name their plan. */
export const whose = style({ fontWeight: 700, '@media': { [media.tablet]: { display: 'none' } } });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: the last row of a table becomes a grid of buttons on phones.

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
globalStyle(`${table} tfoot :is(th, td)`, { borderBlockEnd: 0, paddingBlockStart: vars.space.m });
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
/** On phones the buttons are below the table, because its columns are too narrow, and name their plan. */
export const whose = style({
  display: 'block',
  marginBlockEnd: vars.space.xs,
  fontWeight: 700,
  '@media': { [media.tablet]: { display: 'none' } },
});
globalStyle(`${table} tfoot tr`, {
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      gap: vars.space.s,
    },
  },
});
globalStyle(`${table} tfoot th`, { '@media': { [media.belowTablet]: { display: 'none' } } });
globalStyle(`${table} tfoot td`, { '@media': { [media.belowTablet]: { paddingInline: 0 } } });
globalStyle(`${table} tfoot a`, {
  '@media': { [media.belowTablet]: { width: '100%', paddingInline: vars.space.xs, fontSize: vars.fontSize.small } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const board = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
/** Side by side where both fit: a number far from its name is read in the wrong row. */
export const cards = style([
  board,
  { alignItems: 'start', '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.35,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.label } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'bottom',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { padding: `${vars.space.xs} ${vars.space.m}` } },
});
/** The numbers take what they need, and the names what is left. */
globalStyle(`${table} th:first-child`, {
  width: '100%',
  paddingInlineStart: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(thead th, tfoot th)`, { fontWeight: 600 });
globalStyle(`${table} tbody th`, { fontWeight: 400 });

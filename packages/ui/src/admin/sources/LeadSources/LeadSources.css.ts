import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
// Own grid: as many equal columns as there are months.
export const chart = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 6rem)',
  alignItems: 'end',
  gap: vars.space.xs,
});
export const month = style({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // A phone has room for half a year.
  selectors: { '&:nth-last-child(n + 7)': { '@media': { [media.belowTablet]: { display: 'none' } } } },
});
export const shownMonth = style([month, { color: vars.color.text, fontWeight: 600 }]);
export const bar = style({
  minHeight: vars.line.thick,
  borderRadius: vars.radius.field,
  background: vars.color.border,
  // Seen in forced colors, where fills vanish.
  border: `${vars.line.thin} solid transparent`,
  selectors: { [`${shownMonth} > &`]: { background: vars.color.selected } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.label });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xs} 0 ${vars.space.xs} ${vars.space.m}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${table} :is(thead, tfoot) :is(th, td)`, { fontWeight: 600 });
/** Left out on phones. */
export const wide = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

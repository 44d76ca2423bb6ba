import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m });
export const chart = style({ maxWidth: '100%' });
export const bar = style({ fill: vars.color.border });
export const shownBar = style({ fill: vars.color.selected });
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

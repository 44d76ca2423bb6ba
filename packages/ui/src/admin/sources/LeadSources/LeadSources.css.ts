import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m });
/** On phones the table is wider than the screen. */
export const scroller = style({ overflowX: 'auto' });
export const table = style({
  minWidth: '34rem',
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.fontSize.label,
});
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):first-child`, { width: '4rem', paddingInlineStart: 0, fontWeight: 600 });

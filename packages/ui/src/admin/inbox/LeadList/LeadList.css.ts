import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const plain = style({
  selectors: { '& + &': { borderTop: `${vars.line.thin} solid ${vars.color.border}` } },
});
// Own grid: the checkbox has a column of a finger’s width.
export const selectable = style([
  plain,
  { display: 'grid', gridTemplateColumns: `${vars.size.target} minmax(0, 1fr)` },
]);
export const day = style({ gridColumn: '1 / -1', padding: `${vars.space.s} ${vars.space.s} 0 ${vars.space.xl}` });
/** The whole side of the row is the checkbox's target. */
export const selector = style({ position: 'relative', display: 'grid', placeItems: 'center' });
globalStyle(`${selector} label::after`, { content: '""', position: 'absolute', inset: 0 });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const receipt = style({ display: 'grid', gap: vars.space.l });
// The receipt is scrolled to with room above it for the toast that says the same.
globalStyle(`${receipt} > [role="status"] > *`, { scrollMarginTop: '12rem' });
export const number = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  lineHeight: vars.lineHeight.heading,
});
export const legend = style({ fontWeight: 700, fontSize: vars.fontSize.label });
// Own grid: rows are closer than columns, and a long answer takes a whole line among short ones.
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  gap: `${vars.space.s} ${vars.space.l}`,
});
export const long = style({ gridColumn: '1 / -1' });
export const label = style({ color: vars.color.textSubdued, fontSize: vars.fontSize.small });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

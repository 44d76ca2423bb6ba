import { style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

// Own grid: as many samples a row as fit.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: vars.space.m,
});
export const swatch = style({
  background: vars.color.card,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
});
export const sample = style({ height: '72px', display: 'grid', placeItems: 'center', fontWeight: 700 });
export const caption = style({
  padding: vars.space.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const name = style({ display: 'block', fontWeight: 700, fontSize: vars.fontSize.label });
// Own grid: names and samples line up over all rows.
export const row = style({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'center',
  paddingBlock: vars.space.s,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const bar = style({ height: '16px', background: vars.color.statusInfo, borderRadius: vars.radius.field });
export const box = style({ height: '96px', background: vars.color.card });

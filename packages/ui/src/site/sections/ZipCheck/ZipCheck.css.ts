import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.s}`,
  maxWidth: '26rem',
});
export const label = style({ width: '100%', fontSize: vars.fontSize.label, fontWeight: 600 });
/** As the fields of forms, whose code this page does not load. */
export const field = style({
  flex: '1 1 6rem',
  minWidth: 0,
  minHeight: vars.size.field,
  paddingInline: vars.space.s,
  border: `${vars.line.medium} solid ${vars.color.borderField}`,
  borderRadius: vars.radius.field,
  background: vars.baseColor.card,
  color: vars.baseColor.text,
  fontSize: vars.fontSize.body,
});
/** Shown when the URL's fragment names it. The field above it stays in view. */
export const answer = style({
  display: 'none',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  // Only where reading starts: nothing to press.
  outline: 'none',
  boxShadow: 'none',
  scrollMarginBlockStart: '60vh',
  selectors: { '&:target': { display: 'grid' } },
});

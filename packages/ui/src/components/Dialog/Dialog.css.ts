import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const dialog = style({
  width: `min(560px, 100% - ${vars.space.xl})`,
  maxHeight: `calc(100dvh - ${vars.space.xl})`,
  padding: vars.space.l,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
  '::backdrop': { background: vars.color.dark, opacity: 0.55 },
});
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const warning = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  borderInlineStart: `6px solid ${vars.color.statusError}`,
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  background: vars.color.statusErrorSubtle,
  overflowWrap: 'anywhere',
});

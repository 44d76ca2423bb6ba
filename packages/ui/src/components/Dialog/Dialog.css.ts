import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const dialog = style({
  width: `min(560px, 100% - ${vars.space.xl})`,
  maxHeight: `calc(100dvh - ${vars.space.xl})`,
  padding: vars.space.l,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
  '::backdrop': { background: vars.color.dark, opacity: 0.55 },
});
export const content = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space.m });
export const head = style({ paddingInlineEnd: vars.space.xl });
/** In the corner, and last in the order of Tab: the focus starts in the task. */
export const close = style({ position: 'absolute', top: '-11px', right: '-11px' });

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
export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

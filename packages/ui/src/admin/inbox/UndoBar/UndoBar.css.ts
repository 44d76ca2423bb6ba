import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const bar = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.m}`,
  paddingInline: `${vars.space.m} ${vars.space.xxs}`,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
});

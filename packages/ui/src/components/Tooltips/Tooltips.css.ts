import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bubble = style({
  zIndex: vars.layer.top,
  maxWidth: '18rem',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  '@media': { '(forced-colors: active)': { border: `${vars.line.thin} solid` } },
});
export const arrow = style({ fill: vars.color.dark });

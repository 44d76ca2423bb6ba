import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bubble = style({
  zIndex: 70,
  maxWidth: 'min(280px, 100vw - 24px)',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const arrow = style({ fill: vars.color.dark });

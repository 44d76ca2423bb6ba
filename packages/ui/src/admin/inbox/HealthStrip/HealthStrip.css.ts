import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const strip = style({ display: 'grid', gap: vars.space.s });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
});
export const value = style({ color: vars.color.text, fontWeight: 600 });
export const warning = style({
  display: 'flex',
  gap: '10px',
  padding: `${vars.space.s} ${vars.space.m}`,
  borderInlineStart: '6px solid',
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  fontSize: vars.fontSize.label,
  lineHeight: 1.45,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const off = style({ borderColor: vars.color.heating, background: vars.color.heatingWash });
export const stuck = style({ borderColor: vars.color.error, background: vars.color.errorWash });
export const icon = style({ flex: 'none', paddingTop: '1px' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.45,
});
export const value = style({ color: vars.color.text, fontWeight: 600 });
export const warning = style({
  display: 'flex',
  gap: '10px',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderInlineStart: '6px solid',
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const tones = styleVariants({
  calm: { borderColor: vars.color.heating, background: vars.color.heatingWash },
  urgent: { borderColor: vars.color.error, background: vars.color.errorWash },
});
export const icon = style({ flex: 'none', paddingTop: '1px' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const alert = style({
  display: 'flex',
  gap: vars.space.s,
  padding: '16px 18px',
  borderInlineStart: '6px solid',
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  lineHeight: 1.45,
  textWrap: 'pretty',
});
export const tones = styleVariants({
  success: { borderColor: vars.color.coolingText, background: vars.color.coolingWash },
  error: { borderColor: vars.color.error, background: vars.color.errorWash },
  warning: { borderColor: vars.color.heatingText, background: vars.color.heatingWash },
  info: { borderColor: vars.color.link, background: vars.color.band },
});
export const colors = styleVariants({
  success: { color: vars.color.coolingText },
  error: { color: vars.color.errorStrong },
  warning: { color: vars.color.heatingText },
  info: { color: vars.color.link },
});
/** The icon, which keeps its size beside long text. */
export const icon = style({ flex: 'none' });
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
});
export const body = style({ minWidth: 0, display: 'grid', gap: '6px' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const alert = style({
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.m} 18px`,
  borderInlineStart: '6px solid',
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
});
export const tones = styleVariants({
  success: { borderColor: vars.color.statusInfoText, background: vars.color.statusInfoSubtle },
  error: { borderColor: vars.color.statusError, background: vars.color.statusErrorSubtle },
  warning: { borderColor: vars.color.statusWarningText, background: vars.color.statusWarningSubtle },
  info: { borderColor: vars.color.link, background: vars.color.backgroundSubtle },
});
export const colors = styleVariants({
  success: { color: vars.color.statusInfoText },
  error: { color: vars.color.statusErrorStrong },
  warning: { color: vars.color.statusWarningText },
  info: { color: vars.color.link },
});
/** The icon, which keeps its size beside long text. */
export const icon = style({ flex: 'none' });
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.015em',
  lineHeight: vars.lineHeight.heading,
});
export const body = style({ minWidth: 0, display: 'grid', gap: '6px' });

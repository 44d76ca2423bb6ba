import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.pill,
  // Its color shows in forced colors too, where fills vanish.
  border: `${vars.line.medium} solid transparent`,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
});
/** Beside text of its own size: in rows and on buttons. */
export const small = style({ padding: `0 ${vars.space.xs}`, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const tones = styleVariants({
  neutral: { background: vars.color.backgroundSubtle, color: vars.color.text },
  cooling: { background: vars.color.statusInfoSubtle, color: vars.color.statusInfoText },
  heating: { background: vars.color.statusWarningSubtle, color: vars.color.statusWarningText },
  warm: { background: vars.color.actionSubtle, color: vars.color.actionText },
  error: { background: vars.color.statusErrorSubtle, color: vars.color.statusError },
  ink: { background: vars.color.dark, color: vars.color.onDark },
  /** On dark surfaces. */
  outline: { borderColor: vars.color.statusInfo, color: vars.color.textSubdued },
});

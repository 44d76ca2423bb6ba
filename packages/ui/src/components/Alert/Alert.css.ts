import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { displayTitle } from '../../theme/looks.ts';

const edge = '6px';

export const alert = style({
  display: 'flex',
  gap: vars.space.s,
  padding: vars.space.m,
  borderInlineStart: `${edge} solid`,
  borderRadius: `${vars.radius.edge} ${vars.radius.panel} ${vars.radius.panel} ${vars.radius.edge}`,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
/** In dense screens, and inside of other panels. */
export const compact = style({ paddingBlock: vars.space.s, fontSize: vars.fontSize.small });
export const tones = styleVariants({
  success: { borderColor: vars.color.statusSuccess, background: vars.color.statusSuccessSubtle },
  error: { borderColor: vars.color.statusError, background: vars.color.statusErrorSubtle },
  warning: { borderColor: vars.color.statusWarningText, background: vars.color.statusWarningSubtle },
  info: { borderColor: vars.color.link, background: vars.color.backgroundSubtle },
});
export const colors = styleVariants({
  success: { color: vars.color.statusSuccess },
  error: { color: vars.color.statusErrorStrong },
  warning: { color: vars.color.statusWarningText },
  info: { color: vars.color.link },
});
export const title = style({
  ...displayTitle,
  letterSpacing: '-0.015em',
});
export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space.xs });

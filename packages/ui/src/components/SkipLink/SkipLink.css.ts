import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Above the page until it has focus; never hidden from the keyboard. */
export const skipLink = style({
  position: 'absolute',
  zIndex: vars.layer.top,
  top: vars.space.xs,
  left: vars.space.xs,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.field,
  background: vars.baseColor.card,
  color: vars.baseColor.text,
  fontWeight: 700,
  transform: 'translateY(-200%)',
  // Not `:not(:focus)`: the addon of pseudo-states makes that match a focused link, too.
  ':focus': { transform: 'none' },
});

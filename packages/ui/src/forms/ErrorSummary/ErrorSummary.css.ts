import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const summary = style({
  padding: '18px',
  borderInlineStart: `6px solid ${vars.color.statusError}`,
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  background: vars.color.statusErrorSubtle,
  color: vars.color.statusErrorStrong,
  '@media': { [media.tablet]: { padding: `20px ${vars.space.l}` } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  marginBottom: '6px',
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.015em',
  lineHeight: vars.lineHeight.heading,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  padding: `6px ${vars.space.xs}`,
  borderRadius: vars.radius.field,
  color: 'inherit',
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  textUnderlineOffset: '4px',
  // Inside: the links stand close together.
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
});
export const solved = style({ color: vars.color.textSubdued, textDecorationLine: 'line-through' });

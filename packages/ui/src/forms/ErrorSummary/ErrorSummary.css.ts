import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  padding: `${vars.space.xs} ${vars.space.xs}`,
  borderRadius: vars.radius.field,
  color: vars.color.statusErrorStrong,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  textUnderlineOffset: '4px',
  // Inside: the links stand close together.
  ':focus-visible': { outlineOffset: `-${vars.line.focus}`, boxShadow: 'none' },
});
export const solved = style({ color: vars.color.textSubdued, textDecorationLine: 'line-through' });

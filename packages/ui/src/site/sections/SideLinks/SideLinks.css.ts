import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const panel = style({
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.backgroundSubtle,
  '@media': { [media.desktop]: { position: 'sticky', top: vars.space.l, height: 'fit-content' } },
});
export const list = style({ display: 'grid', gap: vars.space.s, marginTop: vars.space.m });
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: vars.size.button,
  padding: `${vars.space.s} ${vars.space.m}`,
  // Its color shows in forced colors too, where fills vanish.
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

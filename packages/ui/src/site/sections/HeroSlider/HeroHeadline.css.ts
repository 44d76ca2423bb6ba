import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const headline = style({
  pointerEvents: 'auto',
  // As wide as the calm left part of every scene.
  '@media': { [media.desktop]: { width: 'min(33.5rem, 45vw)' } },
});
export const rating = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.target,
  marginBottom: vars.space.xs,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  // A window that is low has its button on the first screen.
  '@media': { [media.short]: { minHeight: 0, marginBottom: vars.space.xxs } },
});
export const lead = style({
  marginBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': { [media.short]: { marginBlock: `${vars.space.xs} ${vars.space.s}` } },
});
/** Hidden on phones, where the call bar has the number. */
export const besideBar = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

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
});
export const lead = style({ marginBlock: `${vars.space.m} ${vars.space.l}` });

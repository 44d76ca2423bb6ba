import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The form comes first, so that its first field is above the fold on phones. */
export const desk = style({
  background: `linear-gradient(${vars.color.background} 220px, ${vars.color.backgroundSubtle} 220px)`,
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space.section } },
});
export const head = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.m,
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.l } },
});

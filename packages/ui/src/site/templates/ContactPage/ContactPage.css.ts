import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** A band whose upper edge lies behind the form. The form comes first: on phones its first field is above the fold. */
export const desk = style({
  background: `linear-gradient(${vars.color.background} ${vars.space.xxl}, ${vars.color.backgroundSubtle} ${vars.space.xxl})`,
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space.section } },
});
/** In the middle of a card that is as high as the seals beside it. */
export const reviewed = style({ display: 'grid', alignContent: 'center', height: '100%' });
export const head = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.m,
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.l } },
});

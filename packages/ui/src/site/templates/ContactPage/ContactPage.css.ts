import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: the column beside the form is as wide as an address; on tablets it is two columns below it.

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
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(360px, 30%)', columnGap: vars.space.xxl },
  },
});
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

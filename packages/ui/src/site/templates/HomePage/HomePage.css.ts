import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The tiles overlap the hero on wide screens. */
export const tiles = style({
  position: 'relative',
  zIndex: vars.layer.overlap,
  marginTop: vars.space.xs,
  '@media': { [media.desktop]: { marginTop: `calc(-1 * ${vars.space.section})` } },
});

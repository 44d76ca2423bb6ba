import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Fills its column; where its box limits the height, the drawing stays whole. */
export const image = style({
  width: '100%',
  maxHeight: 'inherit',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
});

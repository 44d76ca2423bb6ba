import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Wide scenes fill it; smaller drawings stand in its middle. */
export const picture = style({
  maxHeight: '400px',
  borderRadius: vars.radius.card,
  background: vars.color.coolingWash,
});

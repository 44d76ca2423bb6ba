import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Own grid: two fields a line wherever both have room, and never three.

const gap = vars.space.ml;

/** One column, or two where both are wide enough: in a narrow card on a wide screen too. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(215px, calc((100% - ${gap}) / 2))), 1fr))`,
  gap,
  alignItems: 'start',
});

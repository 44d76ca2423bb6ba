import { style } from '@vanilla-extract/css';

const gap = '18px';

/** One column, or two where both are wide enough: in a narrow card on a wide screen too. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(215px, calc((100% - ${gap}) / 2))), 1fr))`,
  gap,
  alignItems: 'start',
});

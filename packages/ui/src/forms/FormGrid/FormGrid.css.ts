import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const gap = vars.space.ml;

// Own grid: two fields a line wherever both have room, and never three.
/** One column, or two where both are wide enough: in a narrow card on a wide screen too. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(215px, calc((100% - ${gap}) / 2))), 1fr))`,
  gap,
  alignItems: 'start',
});

// Own grid: the same for fields that need less room.
/** Two short fields, such as first and last name: beside each other from 360 px on. */
export const pair = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(128px, calc((100% - ${gap}) / 2))), 1fr))`,
  // Narrower on phones.
  gap: `${gap} min(${gap}, 4%)`,
  alignItems: 'start',
});

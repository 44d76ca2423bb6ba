import { style } from '@vanilla-extract/css';

/** Out of sight, and still read by assistive technology. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const visuallyHidden = style(outOfSight);

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** A screen high, so that a form that comes late moves nothing in view. */
export const room = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.l,
  minBlockSize: '100vh',
});

/** Most forms are there at once: what would flash is shown after half a second. */
export const late = style({ animation: `${keyframes({ from: { opacity: 0 }, to: { opacity: 0 } })} 0.5s` });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const still = style({
  width: '100%',
  height: '300px',
  overflow: 'hidden',
  display: 'grid',
  // Keeps the pin, near the middle of the drawing, in the middle of the box.
  alignContent: 'center',
  background: vars.color.statusInfoSubtle,
  borderRadius: vars.radius.panel,
});
export const drawing = style({ position: 'relative' });
/** The tip of the pin is on the place. */
export const pin = style({
  position: 'absolute',
  translate: '-50% -92%',
  color: vars.color.actionText,
  filter: `drop-shadow(0 0 3px ${vars.color.background})`,
});
/** Hidden without JavaScript; the link to the listing remains. */
export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const frame = style({
  width: '100%',
  height: '360px',
  border: 0,
  borderRadius: vars.radius.panel,
  background: vars.color.backgroundSubtle,
});

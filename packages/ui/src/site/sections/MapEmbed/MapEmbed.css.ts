import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const map = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m });
export const still = style({
  width: '100%',
  height: '300px',
  overflow: 'hidden',
  display: 'grid',
  // The pin of the drawing, near its middle, stays in the middle of the window.
  alignContent: 'center',
  background: vars.color.statusInfoSubtle,
  borderRadius: vars.radius.panel,
});
export const drawing = style({ position: 'relative' });
/** Its point stands on the place. */
export const pin = style({
  position: 'absolute',
  translate: '-50% -92%',
  color: vars.color.actionText,
  filter: `drop-shadow(0 0 3px ${vars.color.background})`,
});
/** Without JavaScript the button could do nothing: the link to the listing stays. */
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

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const map = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m });
export const still = style({
  width: '100%',
  height: '240px',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  background: vars.color.coolingWash,
  borderRadius: vars.radius.panel,
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
  background: vars.color.band,
});

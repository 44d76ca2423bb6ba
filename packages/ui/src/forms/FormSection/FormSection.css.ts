import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A row of its own in the form's grid. */
export const section = style({ gridColumn: '1 / -1', minWidth: 0 });
export const legend = style({
  marginBlockEnd: vars.space.s,
  padding: 0,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
});
export const hint = style({ marginBlockEnd: vars.space.m, color: vars.color.textSoft });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '38px',
  letterSpacing: '-1.5px',
});

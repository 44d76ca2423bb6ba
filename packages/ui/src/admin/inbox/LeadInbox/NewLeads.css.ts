import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** It lies over the list or an open lead. */
export const pill = style({
  display: 'inline-flex',
  borderRadius: vars.radius.pill,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
});

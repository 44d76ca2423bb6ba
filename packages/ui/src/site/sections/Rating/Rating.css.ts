import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const stars = style({ flex: 'none', color: vars.color.rating });
export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

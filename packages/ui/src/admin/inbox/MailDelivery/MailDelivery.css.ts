import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const delivery = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const text = style({
  flex: '1 1 220px',
  minWidth: 0,
  fontSize: vars.fontSize.label,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const stuck = style([text, { color: vars.color.errorStrong }]);

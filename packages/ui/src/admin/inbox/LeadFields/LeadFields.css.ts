import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const wide = style({ gridColumn: '1 / -1' });
export const label = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const value = style({
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

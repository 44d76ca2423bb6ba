import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const wants = style({
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});
export const text = style({
  width: '100%',
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** So that the phone number below stays in view. */
export const short = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 8,
  overflow: 'hidden',
});

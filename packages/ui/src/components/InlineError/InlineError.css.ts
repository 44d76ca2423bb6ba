import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const failure = style({
  display: 'flex',
  gap: vars.space.xs,
  color: vars.color.statusError,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const failure = style({
  display: 'flex',
  gap: '7px',
  color: vars.color.error,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

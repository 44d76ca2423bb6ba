import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.m}`,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});

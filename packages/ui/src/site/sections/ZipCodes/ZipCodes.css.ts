import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxxs} ${vars.space.m}`,
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
});

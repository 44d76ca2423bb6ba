import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

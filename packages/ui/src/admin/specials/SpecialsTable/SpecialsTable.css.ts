import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const controls = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
});

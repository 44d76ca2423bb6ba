import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ position: 'relative' });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: `${vars.size.target} !important` as '44px',
  textOverflow: 'ellipsis',
});
export const arrow = style({ position: 'absolute', top: '15px', right: '14px', pointerEvents: 'none' });

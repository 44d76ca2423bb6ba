import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative' });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: '44px !important' as '44px',
  textOverflow: 'ellipsis',
});
export const arrow = style({ position: 'absolute', top: '15px', right: '14px', pointerEvents: 'none' });

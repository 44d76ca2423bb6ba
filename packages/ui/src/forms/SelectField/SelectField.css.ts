import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ position: 'relative' });
export const select = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Also with the padding of an error.
  selectors: { '&&': { paddingInlineEnd: vars.size.target } },
});
export const arrow = style({ position: 'absolute', top: '15px', right: '14px', pointerEvents: 'none' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'grid' });
export const item = style({
  minWidth: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

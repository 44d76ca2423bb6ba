import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap' });
export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.field,
  color: vars.color.textSubdued,
  ':hover': { background: vars.color.backgroundSubtle, color: vars.color.text },
});

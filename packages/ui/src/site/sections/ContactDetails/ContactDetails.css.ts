import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** In line with the links above. */
export const hours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  color: vars.color.textSubdued,
});
export const details = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs, overflowWrap: 'anywhere' });

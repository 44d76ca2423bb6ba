import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
export const theirList = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });
/** The fields, and below them the card as visitors will see it. */
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  marginTop: vars.space.l,
});

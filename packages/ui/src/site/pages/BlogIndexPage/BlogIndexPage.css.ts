import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignContent: 'start',
  gap: vars.space.l,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' } },
});
export const picture = style({ width: 'min(100%, 260px)' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The buttons of a page: below each other on phones. */
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Wide scenes fill it; smaller drawings stand in its middle. */
export const picture = style({
  maxHeight: '400px',
  borderRadius: vars.radius.card,
  background: vars.color.coolingWash,
});
/** On phones a line of air would run behind the date. */
export const wide = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

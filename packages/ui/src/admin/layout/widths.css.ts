import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

/** Of a list and what is open beside it, narrow screens and paper show one. */
export const desktopOnly = style({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });
export const narrowOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

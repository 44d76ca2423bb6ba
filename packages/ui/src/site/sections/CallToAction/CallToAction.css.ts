import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';

/** Two buttons beside the words, and the third below them. */
export const actions = style({ '@media': { [media.desktop]: { maxWidth: '32rem' } } });

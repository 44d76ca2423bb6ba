import { style } from '@vanilla-extract/css';

/** At most 75 characters of running text a line. */
export const article = style({ maxWidth: '38rem' });

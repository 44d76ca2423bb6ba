import { style } from '@vanilla-extract/css';

/** Has no use on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

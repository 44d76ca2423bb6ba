import { style } from '@vanilla-extract/css';

/** Stays on one line where it fits on one. */
export const unbroken = style({ display: 'inline-block' });

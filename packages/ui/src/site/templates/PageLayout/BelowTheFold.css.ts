import { style } from '@vanilla-extract/css';

/** Keeps the footer out of view. */
export const oneScreen = style({ minBlockSize: '100vh' });

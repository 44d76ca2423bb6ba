import { style } from '@vanilla-extract/css';

/** A row of its own in the form's grid. */
export const special = style({ gridColumn: '1 / -1' });

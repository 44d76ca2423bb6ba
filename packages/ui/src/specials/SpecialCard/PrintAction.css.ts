import { style } from '@vanilla-extract/css';

/** A script prints. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

import { style } from '@vanilla-extract/css';

/** At the end of a line, from where its list opens. */
export const template = style({ marginInlineStart: 'auto' });

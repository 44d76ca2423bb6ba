import { style } from '@vanilla-extract/css';

/** Wide enough for two columns of fields. */
export const narrow = style({ maxWidth: '52rem', marginInline: 'auto' });

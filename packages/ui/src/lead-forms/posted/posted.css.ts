import { style } from '@vanilla-extract/css';

/** Wide enough for two columns of fields. */
export const page = style({ maxWidth: '52rem', marginInline: 'auto' });

import { style } from '@vanilla-extract/css';

/** As wide as two fields are comfortable: an address needs no whole page. */
export const narrow = style({ maxWidth: '52rem', marginInline: 'auto' });

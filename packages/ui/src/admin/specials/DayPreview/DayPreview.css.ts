import { style } from '@vanilla-extract/css';

export const day = style({ maxWidth: '16rem' });

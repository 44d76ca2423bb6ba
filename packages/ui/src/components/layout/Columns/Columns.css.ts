import { style } from '@vanilla-extract/css';

export const columns = style({ display: 'grid' });

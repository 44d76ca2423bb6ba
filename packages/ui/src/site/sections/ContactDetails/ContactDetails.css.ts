import { style } from '@vanilla-extract/css';

export const details = style({ display: 'grid', justifyItems: 'start', gap: '4px' });

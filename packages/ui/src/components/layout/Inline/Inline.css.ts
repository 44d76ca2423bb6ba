import { style } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });

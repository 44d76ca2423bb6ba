import { style } from '@vanilla-extract/css';

export const picture = style({ width: 'min(100%, 460px)', marginInline: 'auto' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const layout = style({ display: 'grid', gap: vars.space.l });
export const plan = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, height: '100%' });
export const button = style({ marginTop: 'auto', paddingTop: vars.space.s });
export const notes = style({ display: 'grid', gap: vars.space.s });

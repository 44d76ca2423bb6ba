import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const group = style({ display: 'grid', gap: vars.space.xs, marginTop: vars.space.l });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const details = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs, overflowWrap: 'anywhere' });

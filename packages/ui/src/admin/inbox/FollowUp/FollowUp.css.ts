import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `0 ${vars.space.m}` });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const followUp = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.m}` });
export const label = style({ fontSize: vars.fontSize.label, fontWeight: 600 });
export const day = style({ selectors: { '&&': { width: 'auto', minHeight: vars.size.target, padding: '6px 10px' } } });

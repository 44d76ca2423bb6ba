import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const stars = style({ flex: 'none', color: vars.color.rating });

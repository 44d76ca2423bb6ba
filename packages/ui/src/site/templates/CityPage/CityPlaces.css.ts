import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
/** On phones only the first word of the button shows. */
export const rest = style({ '@media': { [media.belowTablet]: outOfSight } });
/** On narrow screens, either the list or the form shows. */
export const behind = style({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });

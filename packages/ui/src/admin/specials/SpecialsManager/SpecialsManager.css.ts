import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';

/** On phones only the first word of the button shows. */
export const rest = style({ '@media': { [media.belowTablet]: outOfSight } });

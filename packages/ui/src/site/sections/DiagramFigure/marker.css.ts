import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { disc, displayFont } from '../../../theme/looks.ts';

/** A list with the same round numbers as the drawings. */
export const markedList = style({ counterReset: 'marker' });
export const marked = style({
  counterIncrement: 'marker',
  '::before': {
    content: 'counter(marker)',
    ...displayFont,
    ...disc('30px'),
    background: vars.color.dark,
    color: vars.color.onDark,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.tight,
  },
});

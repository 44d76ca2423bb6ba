import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** A list with the same round numbers as the drawings. */
export const markedList = style({ counterReset: 'marker' });
export const marked = style({
  counterIncrement: 'marker',
  '::before': {
    content: 'counter(marker)',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '30px',
    height: '30px',
    borderRadius: vars.radius.pill,
    background: vars.color.dark,
    color: vars.color.onDark,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.small,
    fontWeight: 800,
    lineHeight: vars.lineHeight.tight,
  },
});

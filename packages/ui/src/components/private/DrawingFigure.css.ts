import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// Own size: the letters belong to a drawing.

const figure = style({ flex: 'none', height: 'auto' });
export const sizes = styleVariants({
  logo: [figure, { width: vars.size.target, '@media': { [media.roomy]: { width: vars.size.button } } }],
  line: [figure, { width: '30px' }],
});

export const words = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '38px',
  letterSpacing: '-1.5px',
});

// On dark surfaces a path may use its `color` instead.
globalStyle('[data-surface="dark"] [color][fill]', { fill: 'currentColor' });
globalStyle('[data-surface="dark"] [color][stroke]', { stroke: 'currentColor' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** Beside the words, never larger than its own size. Below them, more than half of the line would be empty. */
export const smallPicture = style({ width: '200px', '@media': { [media.belowDesktop]: { display: 'none' } } });
export const picture = style({
  width: '100%',
  maxWidth: '560px',
  maxHeight: '330px',
  marginInline: 'auto',
});
/** Sticky beside its list. */
export const explained = style({ '@media': { [media.desktop]: { position: 'sticky', top: vars.space.l } } });
export const flipped = style({ '@media': { [media.desktop]: { order: -1 } } });

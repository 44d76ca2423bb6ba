import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Clipped by the card's corners, with the lines of air below the text. */
export const header = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.l} ${vars.space.xl} 76px`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
globalStyle(`${header} > h2`, { maxWidth: '8em' });
export const body = style({ padding: `${vars.space.l} ${vars.space.l} ${vars.space.xl}` });

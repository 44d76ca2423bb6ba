import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** The card's corners clip it; the lines of air lie along its lower edge, under the words. */
export const header = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: vars.space.xs,
  padding: '28px 30px 76px',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
globalStyle(`${header} > h2`, { maxWidth: '8em', fontSize: '2rem' });
export const body = style({ padding: '24px 22px 30px' });

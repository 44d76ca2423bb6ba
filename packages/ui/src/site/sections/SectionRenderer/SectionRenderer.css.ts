import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const columns = (gridTemplateColumns: string) => ({
  '@media': { [media.desktop]: { gridTemplateColumns, columnGap: vars.space.section } },
});
const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l, alignItems: 'start' };
/** The heading is at the left of its text on wide screens, to keep lines short. */
export const split = style([row, columns('minmax(0, 5fr) minmax(0, 7fr)')]);
/** Text beside a picture. */
export const beside = style([row, { alignItems: 'center' }, columns('minmax(0, 7fr) minmax(0, 5fr)')]);
export const besideFlipped = style([beside, columns('minmax(0, 5fr) minmax(0, 7fr)')]);
/** A picture that takes half of the width. */
export const half = style(columns('repeat(2, minmax(0, 1fr))'));
/** An illustration is never larger than its own size. */
export const spot = style([row, { alignItems: 'center' }, columns('minmax(0, 1fr) 200px')]);
export const spotFlipped = style([spot, columns('200px minmax(0, 1fr)')]);
export const spotPicture = style({ width: '200px' });
export const picture = style({
  width: '100%',
  maxWidth: '420px',
  maxHeight: '330px',
  marginInline: 'auto',
});
/** Sticky beside its list. */
export const explained = style({ '@media': { [media.desktop]: { position: 'sticky', top: vars.space.l } } });
export const flipped = style({ '@media': { [media.desktop]: { order: -1 } } });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { marked, markedList } from './marker.css.ts';

export const figure = style({ display: 'grid', gap: vars.space.m, alignItems: 'center' });
// Own grid: a caption is a child of its figure, so that no Columns fit between the two.
/** A portrait drawing has its legend at the side. */
export const tall = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', columnGap: vars.space.l } },
});
/** On phones it extends into the gutters, to keep its numbers readable. */
export const picture = style({
  marginInline: '-14px',
  maxHeight: '680px',
  '@media': { [media.tablet]: { marginInline: 0 } },
});
export const legend = style([
  markedList,
  {
    // Numbers run down the columns: the last one has an even or a shorter end, and none stands alone below.
    columns: '13rem',
    columnGap: vars.space.l,
    marginBlockEnd: `calc(-1 * ${vars.space.s})`,
  },
]);
export const label = style([
  marked,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    breakInside: 'avoid',
    paddingBlockEnd: vars.space.s,
    fontSize: vars.fontSize.label,
    lineHeight: vars.lineHeight.snug,
  },
]);

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { cell, description, panel, picture, tile, title } from './ServiceTiles.css.ts';

// Own grid: it takes the place of the panel's.
/** Three tiles: rows with the picture at the left on phones, columns on wide screens. */
export const three = style({
  '@media': {
    [media.belowDesktop]: { selectors: { [`${panel}&`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [media.desktop]: { selectors: { [`${panel}&`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  },
});

const inRows = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(`${three} ${selector}`, { '@media': { [media.belowDesktop]: rule } });
};
inRows(`> ${cell}::before`, { display: 'none' });
inRows(`> ${cell} + ${cell}`, { borderTop: `${vars.line.thin} solid ${vars.color.border}` });
// Own grid: the picture spans the lines of title and description.
inRows(tile, {
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  columnGap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.ml}`,
});
// Own grid: the same in one column.
globalStyle(`${three} ${tile}`, { '@media': { [media.largeText]: { gridTemplateColumns: '100%' } } });
inRows(picture, { gridRow: '1 / 3', alignSelf: 'center', width: '100px', margin: 0 });
inRows(title, { alignSelf: 'end', marginTop: 0 });
inRows(description, {
  display: 'block',
  marginTop: vars.space.xxs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
  color: vars.color.textSubdued,
});

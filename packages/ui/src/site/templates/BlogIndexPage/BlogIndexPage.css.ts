import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: the links are the last cell, and fill the rest of the last row.
export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
globalStyle(`${posts} > nav`, { '@media': { [media.desktop]: { position: 'static', height: 'auto' } } });
globalStyle(`${posts} > nav:nth-child(odd)`, { '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' } } });
globalStyle(`${posts} > nav:nth-child(3n + 1)`, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
globalStyle(`${posts} > nav:nth-child(3n + 2)`, { '@media': { [media.desktop]: { gridColumn: 'span 2' } } });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const disclosure = style({ display: 'grid' });
/** A whole row as a button, on wide screens only; narrow ones show the list instead. */
export const wideRow = style({
  display: 'none',
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { display: 'grid' } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.buttonCompact,
  minHeight: vars.size.buttonCompact,
  borderRadius: vars.radius.field,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${wideRow} > &`]: { justifyContent: 'space-between', paddingInline: vars.space.m },
  },
  '@media': { [media.desktop]: { minWidth: vars.size.target } },
});
const turned = { selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(180deg)' } } };
/** Points to the flyout on wide screens; down on narrow ones, where the menu opens inline. */
const aside = (angle: string) => ({
  '@media': {
    [media.belowDesktop]: turned,
    [media.desktop]: { transform: `rotate(${angle})` },
  },
});
export const chevrons = styleVariants({
  down: turned,
  right: aside('-90deg'),
  left: aside('90deg'),
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { displayTitle } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';

/** Red as a claim, not as an error: white on it has 6.1 to 1. */
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.l}`,
  marginTop: vars.space.l,
  padding: `${vars.space.ml} ${vars.space.l}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.thin} solid transparent`,
  background: vars.color.actionText,
  color: vars.color.card,
});
globalStyle(`${banner} > p`, {
  ...displayTitle,
});

/** The tiles lie over the lower edge of the scene. */
export const tiles = style({ position: 'relative', marginTop: '-40px' });

// Own grid: the form comes second on phones, and two columns flow on their own on wide screens.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"intro form" auto "rest form" auto "rest places" 1fr / minmax(0, 1fr) 390px',
      columnGap: vars.space.section,
    },
  },
});
const area = (gridArea: string) => ({ '@media': { [media.desktop]: { gridArea } } });
export const intro = style([area('intro'), { display: 'grid', alignContent: 'start', gap: vars.space.l }]);
export const form = style({
  alignSelf: 'start',
  // Reaches a little into the gutters of phones.
  marginInline: '-6px',
  '@media': { [media.desktop]: { gridArea: 'form', marginInline: 0 } },
});
export const rest = style([area('rest'), { display: 'grid', alignContent: 'start', gap: vars.space.xxl }]);
/** Keeps the column beside the long lists from ending early. */
export const places = style([area('places'), { alignSelf: 'start', position: 'sticky', top: vars.space.l }]);

/** The lines of air lie under the words. */
export const home = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: vars.space.m,
  padding: `${vars.space.l} ${vars.space.l} 92px`,
  borderRadius: vars.radius.card,
  background: vars.color.statusInfoSubtle,
  // Shows in forced colors, where fills vanish.
  border: `${vars.line.thin} solid transparent`,
  '@media': { [media.tablet]: { padding: `${vars.space.xl} ${vars.space.xl} 92px` } },
});
/** Pages of the cities around. */
export const nearby = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });
/** At most 75 characters of running text a line. */
export const article = style({ maxWidth: '38rem' });

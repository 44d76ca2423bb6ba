import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The tiles lie over the lower edge of the scene. */
export const tiles = style({ position: 'relative', marginTop: '-40px' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    // Two columns that flow on their own, though the form comes second on phones.
    [media.desktop]: {
      gridTemplate: '"intro form" auto "rest form" auto "rest places" 1fr / minmax(0, 1fr) 390px',
      columnGap: '72px',
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
  padding: '28px 24px 92px',
  borderRadius: vars.radius.card,
  background: vars.color.statusInfoSubtle,
  // Shows in forced colors, where fills vanish.
  border: '1px solid transparent',
  '@media': { [media.tablet]: { padding: '34px 36px 92px' } },
});
globalStyle(`${home} > h2`, { fontSize: '2rem' });

export const lists = style({
  display: 'grid',
  gap: `${vars.space.xxl} 40px`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: the form comes second on phones, and two columns flow on their own on wide screens.

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: `linear-gradient(${vars.color.illustrationSkyTop}, ${vars.color.illustrationSkyMiddle} 60%, ${vars.color.illustrationSkyBottom})`,
  '@media': {
    [media.tablet]: { minHeight: '460px' },
    // On very wide screens it grows with the width, so that no tower loses its top.
    [media.desktop]: { minHeight: 'max(500px, min(36.1vw, 760px))' },
  },
});

/** Under the words on phones. Beside them where there is room: every scene has its town at the right. */
export const picture = style({
  width: '100%',
  height: '250px',
  objectFit: 'cover',
  objectPosition: '84% 100%',
  maskImage: 'linear-gradient(transparent, black 26%)',
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      width: '56%',
      height: '100%',
      objectPosition: '92% 100%',
      maskImage: 'linear-gradient(90deg, transparent, black 30%)',
    },
    [media.desktop]: { width: '60%', objectPosition: '100% 100%' },
  },
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  padding: `${vars.space.xs} 0 0`,
  '@media': {
    [media.tablet]: { padding: `${vars.space.xs} 0 ${vars.space.sectionXl}` },
    [media.desktop]: { paddingTop: vars.space.ml },
  },
});

export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingTop: vars.space.xxs,
  // Ends where the scene begins.
  '@media': { [media.tablet]: { width: '52%' }, [media.desktop]: { width: 'min(36rem, 46%)', gap: vars.space.l } },
});
globalStyle(`${headline} > p`, { maxWidth: '25em' });

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
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  fontWeight: 800,
  lineHeight: vars.lineHeight.heading,
});

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
globalStyle(`${home} > h2`, { fontSize: vars.fontSize.title });

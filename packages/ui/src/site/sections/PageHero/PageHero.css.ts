import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { responsiveStyle } from '../../../theme/responsiveStyle.ts';

// Plain: no picture, or one below the words. Wide: heading and the rest side by side, the picture below both.
// Half: the scene fills the right half of the band. Beside: the whole picture at the right. Centered: all in the middle.
// Arch: the words at the lower left of an arched scene. Night: the words over the scene's empty sky.

const clipped = style({ position: 'relative', overflow: 'clip' });
const band = style([
  clipped,
  responsiveStyle({ phone: { paddingBlockEnd: vars.space.xl }, tablet: { paddingBlockEnd: vars.space.xxl } }),
]);
export const bands = styleVariants({
  plain: [band],
  wide: [band],
  beside: [band],
  half: [clipped, responsiveStyle({ tablet: { minHeight: '420px' }, desktop: { minHeight: '480px' } })],
  centered: [clipped, { textAlign: 'center', '@media': { [media.belowTablet]: { paddingBlockEnd: vars.space.xl } } }],
  arch: [clipped],
  night: [
    clipped,
    { isolation: 'isolate' },
    responsiveStyle({ desktop: { minHeight: 'clamp(430px, 40vw, 700px)', paddingBlockEnd: vars.space.xxl } }),
  ],
});
export const tints = styleVariants({
  heating: { background: vars.color.statusWarningSubtle },
  cooling: { background: vars.color.statusInfoSubtle },
});

/** The breadcrumbs stay beside the scene. */
export const trailBesideScene = style({ '@media': { [media.tablet]: { width: 'calc(50% - 20px)' } } });

// Own grid: a hero without a picture beside it has one column, which `columns` and the figures share.
const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
});
// Own grid: the picture's column has the width that its scene is drawn for.
const columns = (tablet: string, desktop: string, alignItems = 'center') =>
  responsiveStyle({
    tablet: { gridTemplateColumns: `minmax(0, 1fr) ${tablet}`, columnGap: vars.space.xxl, alignItems },
    desktop: { gridTemplateColumns: `minmax(0, 1fr) ${desktop}` },
  });
export const grids = styleVariants({
  plain: [grid],
  wide: [grid],
  centered: [grid],
  night: [grid],
  beside: [grid, columns('44%', 'min(560px, 48%)'), { '@media': { [media.low]: { alignItems: 'start' } } }],
  arch: [grid, columns('52%', 'min(560px, 52%)', 'end')],
  half: [
    grid,
    responsiveStyle({
      tablet: { minHeight: '340px', paddingBlockEnd: vars.space.xl, width: 'calc(50% - 20px)' },
      desktop: { minHeight: '380px', width: 'calc(50% - 44px)' },
    }),
  ],
});

const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  maxWidth: '46rem',
});
const middle = style({ alignItems: 'center', justifySelf: 'center', maxWidth: '60rem' });
globalStyle(`${middle} > p`, { textWrap: 'balance' });
// Own grid: the words of the wide hero are a stack until it has room for two columns.
export const wordsOf = styleVariants({
  plain: [words],
  half: [words],
  beside: [words],
  wide: [
    words,
    responsiveStyle({
      desktop: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
        maxWidth: 'none',
        alignItems: 'end',
        columnGap: vars.space.xxl,
      },
    }),
  ],
  centered: [words, middle],
  arch: [words, responsiveStyle({ tablet: { paddingBlockEnd: vars.space.xxl } })],
  night: [words, responsiveStyle({ desktop: { maxWidth: 'clamp(20rem, 90vw - 36rem, 36rem)' } })],
});
/** Hidden on phones, where the call bar has the number. */
export const besideBar = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

/** A scene fills its box, and is cropped at its less important side. */
const scene = style({ width: '100%', height: '100%', objectFit: 'cover' });
/** Full width on phones. */
const toTheEdges = {
  marginInline: `calc(-1 * ${vars.space.ml})`,
  width: `calc(100% + 2 * ${vars.space.ml})`,
  maxWidth: 'none',
} as const;
export const scenes = styleVariants({
  wide: [
    scene,
    responsiveStyle({
      phone: { ...toTheEdges, height: '250px', objectPosition: '20% 50%' },
      tablet: { width: 'min(100%, 1080px)', height: 'auto', marginInline: 'auto' },
    }),
  ],
  half: [
    scene,
    responsiveStyle({
      phone: { ...toTheEdges, height: '270px' },
      tablet: { position: 'absolute', inset: '0 0 0 50%', width: '50%', height: '100%', margin: 0 },
    }),
  ],
  centered: [
    scene,
    responsiveStyle({
      phone: { ...toTheEdges, height: '220px', objectPosition: '84% 100%' },
      tablet: { width: '100%', height: 'auto', marginInline: 0 },
    }),
  ],
  arch: [
    scene,
    responsiveStyle({
      phone: {
        height: '340px',
        objectPosition: '88% 100%',
        borderRadius: `${vars.radius.pill} ${vars.radius.pill} 0 0`,
      },
      tablet: { height: 'min(540px, 54vw, 72vh)' },
    }),
  ],
  night: [
    scene,
    responsiveStyle({
      phone: { display: 'block', height: '232px', marginBlockStart: vars.space.l, objectPosition: '88% 100%' },
      tablet: { height: '330px' },
      desktop: {
        position: 'absolute',
        zIndex: -1,
        inset: '0 0 0 auto',
        // Narrow windows show the right part, beside the text.
        width: 'min(100%, 252vw - 1945px)',
        maskImage: 'linear-gradient(90deg, transparent, black 22%)',
        height: '100%',
        margin: 0,
        objectPosition: '100% 100%',
      },
    }),
  ],
});
/** Without a tint, one round corner separates the scene from the page. */
export const corner = style({
  '@media': { [media.tablet]: { overflow: 'hidden', borderEndStartRadius: vars.space.sectionL } },
});
/** Between the figures on wide screens. */
export const besideFigures = style(
  responsiveStyle({
    phone: { objectPosition: '46% 100%' },
    desktop: { gridArea: '2 / 1', width: '840px', marginInline: 'auto' },
  }),
);

export const body = style({ marginBlockStart: vars.space.l });
// Own grid: on wide screens the figures lie in the cell of the picture.
/** In a row; on wide screens at both sides of the picture. */
export const figures = style(
  responsiveStyle({
    phone: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
    desktop: { gridArea: '2 / 1', gridTemplateColumns: 'repeat(2, 160px)', justifyContent: 'space-between' },
  }),
);
export const amount = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h1,
  fontWeight: 800,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.022em',
  '::first-letter': { textTransform: 'uppercase' },
});
export const figureLabel = style({
  display: 'block',
  fontWeight: 700,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.snug,
});

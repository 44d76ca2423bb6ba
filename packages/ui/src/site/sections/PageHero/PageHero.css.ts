import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  paddingBlockEnd: vars.space.xl,
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.xxl } },
});
export const washes = styleVariants({
  heating: { background: vars.color.statusWarningSubtle },
  cooling: { background: vars.color.statusInfoSubtle },
});

/** Text above the picture, or beside it in layouts with two columns. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  maxWidth: '46rem',
});
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  marginTop: vars.space.xxs,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

/** Hidden on phones, where the call bar has the number. */
export const besideBar = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

/** A scene fills its box, and is cropped at its less important side. */
export const scene = style({ width: '100%', height: '100%', objectFit: 'cover' });
/** Full width on phones. */
const toTheEdges = { marginInline: '-20px', width: 'calc(100% + 40px)', maxWidth: 'none' } as const;
const columns = (gridTemplateColumns: string) => ({ gridTemplateColumns, columnGap: vars.space.xxl });

const wide = style({});
const half = style({
  paddingBlockEnd: 0,
  '@media': { [media.tablet]: { minHeight: '420px', paddingBlockEnd: 0 }, [media.desktop]: { minHeight: '480px' } },
});
const beside = style({});
const centered = style({ textAlign: 'center', '@media': { [media.tablet]: { paddingBlockEnd: 0 } } });
const arch = style({ paddingBlockEnd: 0, '@media': { [media.tablet]: { paddingBlockEnd: 0 } } });
const night = style({
  paddingBlockEnd: 0,
  '@media': {
    [media.tablet]: { paddingBlockEnd: 0 },
    [media.desktop]: { minHeight: 'clamp(430px, 40vw, 700px)', paddingBlockEnd: vars.space.xxl },
  },
});
export const layouts = { plain: hero, wide, half, beside, centered, arch, night } as const;

// Beside: the whole picture is at the right.
globalStyle(`${beside} ${grid}`, {
  '@media': {
    [media.tablet]: columns('minmax(0, 1fr) 44%'),
    [media.desktop]: columns('minmax(0, 1fr) min(560px, 48%)'),
  },
});

// Half: the scene fills the right half of the band.
globalStyle(`${half} ${grid}`, {
  '@media': {
    [media.tablet]: { minHeight: '340px', paddingBlockEnd: vars.space.xl, width: 'calc(50% - 20px)' },
    [media.desktop]: { minHeight: '380px', width: 'calc(50% - 44px)' },
  },
});
export const halfPicture = style({
  ...toTheEdges,
  height: '270px',
  '@media': {
    [media.tablet]: { position: 'absolute', inset: '0 0 0 50%', width: '50%', height: '100%', margin: 0 },
  },
});
/** Without a wash, one round corner separates the scene from the page. */
export const corner = style({
  '@media': { [media.tablet]: { overflow: 'hidden', borderEndStartRadius: vars.space.sectionL } },
});

// Wide: headline at the left, the rest at the right on one baseline, the picture below both.
globalStyle(`${wide} ${words}`, {
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      maxWidth: 'none',
      alignItems: 'end',
      gap: `${vars.space.m} ${vars.space.xxl}`,
    },
  },
});
globalStyle(`${wide} ${words} > *`, { '@media': { [media.desktop]: { gridColumn: 2 } } });
globalStyle(`${wide} ${words} > h1`, { '@media': { [media.desktop]: { gridArea: '1 / 1 / span 3' } } });
export const widePicture = style({
  ...toTheEdges,
  height: '250px',
  objectPosition: '20% 50%',
  '@media': { [media.tablet]: { width: 'min(100%, 1080px)', height: 'auto', marginInline: 'auto' } },
});

// Centered: text and picture are centered.
globalStyle(`${centered} ${words}`, { alignItems: 'center', justifySelf: 'center', maxWidth: '60rem' });
globalStyle(`${centered} ${actions}`, { justifyContent: 'center' });
export const centeredPicture = style({
  ...toTheEdges,
  height: '220px',
  objectPosition: '84% 100%',
  '@media': { [media.tablet]: { width: '100%', height: 'auto', marginInline: 0 } },
});

// Arch: the text is at the lower left of an arched scene.
globalStyle(`${arch} ${grid}`, {
  '@media': {
    [media.tablet]: { ...columns('minmax(0, 1fr) 52%'), alignItems: 'end' },
    [media.desktop]: columns('minmax(0, 1fr) min(560px, 52%)'),
  },
});
globalStyle(`${arch} ${words}`, { '@media': { [media.tablet]: { paddingBlockEnd: vars.space.xxl } } });
export const archPicture = style({
  height: '340px',
  objectPosition: '88% 100%',
  borderRadius: '999px 999px 0 0',
  '@media': { [media.tablet]: { height: 'min(540px, 54vw)' } },
});

/** The breadcrumbs stay beside the scene. */
globalStyle(`${half} nav`, { '@media': { [media.tablet]: { width: 'calc(50% - 20px)' } } });

// Night: the text is over the scene's empty sky.
globalStyle(`${night} > :first-child`, { position: 'relative', zIndex: 1 });
globalStyle(`${night} ${words}`, {
  '@media': { [media.desktop]: { maxWidth: 'clamp(20rem, 90vw - 36rem, 36rem)' } },
});
globalStyle(`${night} nav a`, { color: vars.color.textSubdued });
export const nightPicture = style({
  display: 'block',
  height: '232px',
  marginBlockStart: vars.space.l,
  objectPosition: '88% 100%',
  '@media': {
    [media.tablet]: { height: '330px' },
    [media.desktop]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      // Narrow windows show the right part, beside the text.
      width: 'min(100%, 252vw - 1945px)',
      maskImage: 'linear-gradient(90deg, transparent, black 22%)',
      height: '100%',
      margin: 0,
      objectPosition: '100% 100%',
    },
  },
});

export const body = style({ marginBlockStart: vars.space.l });
/** In a row; on wide screens at both sides of the picture. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: {
      gridArea: '2 / 1',
      gridTemplateColumns: 'repeat(2, 160px)',
      justifyContent: 'space-between',
    },
  },
});
globalStyle(`${figures} ~ ${centeredPicture}`, {
  objectPosition: '46% 100%',
  '@media': { [media.desktop]: { gridArea: '2 / 1', width: '840px', marginInline: 'auto' } },
});
export const amount = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h1,
  fontWeight: 800,
  lineHeight: vars.lineHeight.none,
  letterSpacing: '-0.022em',
});
export const figureLabel = style({ display: 'block', fontWeight: 700, fontSize: vars.fontSize.lead });

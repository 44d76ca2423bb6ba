import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { sceneBlend, skyGradient } from '../../../theme/sky.ts';

/** How long a slide shows, and how long the next one takes to fade in, in ms. */
const intervalMs = 5000;
const fadeMs = 1000;

/** Height of the scene. The pictures have spare room at their left and top edges, where they are cropped. */
const scene = createVar();

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: skyGradient,
  vars: { [scene]: '500px' },
  '@media': {
    [media.desktop]: {
      minHeight: scene,
      vars: { [scene]: 'max(clamp(620px, 56.5vw, 724px), min(50.3vw, 860px))' },
    },
  },
});

export const text = style({
  position: 'relative',
  zIndex: 3,
  // The picture under it may be a link.
  pointerEvents: 'none',
  paddingTop: '22px',
  '@media': {
    // A longer headline makes the hero taller, so that it stays on the calm part of the scene.
    [media.desktop]: { paddingTop: '36px', paddingBottom: `calc(${scene} * 0.4)` },
  },
});

export const carousel = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': { [media.desktop]: { position: 'absolute', inset: 0 } },
});

export const slides = style({
  position: 'relative',
  height: scene,
  // The first leaves and clouds begin behind the buttons, and fade in.
  marginTop: '-116px',
  maskImage: 'linear-gradient(transparent 2%, black 30%)',
  '@media': {
    [media.desktop]: { position: 'absolute', inset: 0, height: 'auto', marginTop: 0, maskImage: 'none' },
  },
});

export const controls = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.m,
  background: vars.color.background,
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.desktop]: {
      position: 'absolute',
      zIndex: 4,
      // Beside the room that the floating call button takes, above the tiles' upper edge.
      left: 'max(250px, 50% - 380px)',
      bottom: '92px',
      padding: 0,
      background: 'none',
    },
  },
});

const fadeIn = keyframes({ from: { opacity: 0 } });

export const slide = style({
  position: 'absolute',
  inset: 0,
  // What the picture is multiplied with at night.
  background: skyGradient,
  opacity: 0,
  visibility: 'hidden',
  selectors: {
    // A lazy picture is not loaded before its slide first shows.
    '&[data-slide="hidden"]': { display: 'none' },
    '&[data-slide="showing"]': { opacity: 1, visibility: 'visible', zIndex: 2 },
    // The next slide fades in over it, so that no empty slide shows.
    '&[data-slide="leaving"]': { zIndex: 1, transition: `opacity 0s ${fadeMs}ms, visibility 0s ${fadeMs}ms` },
    '&[data-slide="showing"][data-fades]': { animation: `${fadeIn} ${fadeMs}ms linear` },
  },
  '@media': { [media.reducedMotion]: { animationName: 'none !important', transition: 'none !important' } },
});

const width = createVar();
export const picture = style({
  vars: { [width]: `max(100%, ${scene} * 1440 / 760)` },
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  // On phones the scene's middle shows, not its right end.
  right: `min(0px, (100% - ${scene} * 1440 / 760) * 0.07)`,
  width,
  maxWidth: 'none',
  height: '100%',
  // Its sky dims it.
  filter: 'none',
  mixBlendMode: sceneBlend,
  '@media': { [media.desktop]: { right: 0 } },
});

export const slideLink = style({
  position: 'absolute',
  inset: 0,
  ':focus-visible': { outlineOffset: '-8px', borderRadius: vars.radius.panel, boxShadow: 'none' },
});
/** The label of the picture's link: at its lower edge, clear of the controls and the tiles. */
export const label = style({
  position: 'absolute',
  right: vars.space.ml,
  bottom: vars.space.m,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  paddingInline: vars.space.ml,
  // As a secondary button has: it lies on a white van, too.
  border: `${vars.line.medium} solid ${vars.color.text}`,
  borderRadius: vars.radius.pill,
  background: vars.color.background,
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  '@media': { [media.desktop]: { right: `max(48px, 50% - ${vars.size.container} / 2)`, bottom: '92px' } },
});

export const bar = style({
  display: 'flex',
  padding: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.backgroundSubtle,
  '@media': { [media.desktop]: { background: vars.color.background, boxShadow: vars.shadow.low } },
});

/** Nothing moves under reduced motion, so there is nothing to pause. */
export const pause = style({ '@media': { [media.reducedMotion]: { display: 'none' } } });

// Animates only transforms, which run on the compositor.
const fill = keyframes({ from: { transform: 'scaleX(0)' } });

/** A dot, or a bar that fills up while its slide shows. Clipped instead of resized, to avoid layout shifts. */
export const dot = style({
  position: 'relative',
  width: '30px',
  height: '10px',
  clipPath: 'inset(0 10px round 5px)',
  background: vars.color.borderField,
  selectors: {
    '[aria-current] > &': { clipPath: 'inset(0 round 5px)' },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.color.text,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
    },
    '[aria-current] > &::after': { transform: 'none', animation: `${fill} ${intervalMs}ms linear` },
    [`${hero}:is([data-still], :has(:focus-visible)) &::after`]: { animationPlayState: 'paused' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${hero}:hover &::after`]: { animationPlayState: 'paused' } } },
    [`${media.reducedMotion}, (scripting: none)`]: {
      selectors: { '[aria-current] > &::after': { animationName: 'none' } },
    },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&::after': { background: 'Highlight' } },
    },
  },
});

import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { sceneBlend, skyGradient } from '../../../theme/sky.ts';
import { scene } from './HeroSlider.css.ts';
import { fadeMs } from './interval.ts';

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

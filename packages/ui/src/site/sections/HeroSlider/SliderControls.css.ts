import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { hero } from './HeroSlider.css.ts';
import { intervalMs } from './interval.ts';

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

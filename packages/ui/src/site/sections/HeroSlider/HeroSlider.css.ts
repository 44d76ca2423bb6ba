import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { dotTurn, slideTurn, turns, turnTime } from './turning.css.ts';

/** Height of the scene. The drawings go on beyond their left and upper edges, so that none is ever cropped there. */
export const scene = createVar();
/** Set by React: how far the showing slide had come, as a negative time. */
export const offset = '--hvac-slider-offset';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: `linear-gradient(${vars.color.skyTop}, ${vars.color.skyMiddle} 60%, ${vars.color.skyBottom})`,
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
    // A longer headline makes the hero taller before it reaches the busy part of the scene.
    [media.desktop]: { paddingTop: '36px', paddingBottom: `calc(${scene} * 0.4)` },
  },
});

const carousel = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': { [media.desktop]: { position: 'absolute', inset: 0 } },
});
/** The carousel, by how many slides it turns. */
export const turning = styleVariants({ 1: {}, ...turns }, (turn) => [
  carousel,
  'slides' in turn ? { vars: { [slideTurn]: turn.slides, [dotTurn]: turn.dots, [turnTime]: turn.time } } : {},
]);

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
  background: vars.color.page,
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

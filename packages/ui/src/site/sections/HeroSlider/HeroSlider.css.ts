import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { skyGradient } from '../../../theme/sky.ts';

/** Height of the scene. The pictures have spare room at their left and top edges, where they are cropped. */
export const scene = createVar();

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

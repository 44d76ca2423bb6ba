import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Height of the picture. On very wide screens it grows with the width, so that no tower loses its top. */
const scene = createVar();

export const hero = style({
  vars: { [scene]: '320px' },
  position: 'relative',
  overflow: 'clip',
  background: `linear-gradient(${vars.color.skyTop}, ${vars.color.skyMiddle} 60%, ${vars.color.skyBottom})`,
  '@media': {
    [media.tablet]: { vars: { [scene]: '400px' } },
    [media.desktop]: { vars: { [scene]: 'max(500px, min(36.1vw, 760px))' }, minHeight: scene },
  },
});

export const picture = style({
  position: 'absolute',
  bottom: 0,
  width: '100%',
  height: scene,
  objectFit: 'cover',
  // On phones the town shows, not the open water at its left.
  objectPosition: '84% 100%',
  maskImage: 'linear-gradient(transparent, black 26%)',
  '@media': {
    [media.desktop]: {
      height: '100%',
      objectPosition: '78% 100%',
      // What a scene has at its left stays pale behind the words.
      maskImage: 'linear-gradient(90deg, rgb(0 0 0 / 0.3) 34%, black 56%)',
    },
  },
});

export const words = style({
  position: 'relative',
  // The sky behind the last line fades into the picture.
  padding: `6px 0 calc(${scene} - 52px)`,
  '@media': { [media.desktop]: { padding: '18px 0 132px' } },
});

export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingTop: vars.space.xxs,
  // As wide as the calm left part of every scene.
  '@media': { [media.desktop]: { width: 'min(44rem, 56vw)' } },
});
globalStyle(`${headline} > p`, { maxWidth: '25em' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  width: '100%',
});

/** Paper under the words: they stand before water and clouds. */
export const claim = style({
  display: 'flex',
  padding: '10px 12px',
  borderRadius: vars.radius.pill,
  background: vars.color.page,
});

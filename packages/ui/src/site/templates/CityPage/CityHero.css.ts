import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { sceneBlend, skyGradient } from '../../../theme/sky.ts';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: skyGradient,
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
  // Its sky dims it.
  filter: 'none',
  mixBlendMode: sceneBlend,
  objectPosition: '84% 100%',
  maskImage: 'linear-gradient(transparent, black 26%)',
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      width: '50%',
      height: '100%',
      objectPosition: '92% 100%',
      maskImage: 'linear-gradient(90deg, transparent, black 30%)',
    },
    [media.desktop]: { width: '60%', objectPosition: '100% 100%' },
  },
});

/** Ends before the air over the town. */
export const trail = style({ '@media': { [media.tablet]: { width: '50%' } } });
export const words = style({
  position: 'relative',
  zIndex: 1,
  paddingTop: vars.space.xs,
  '@media': {
    [media.tablet]: { paddingBottom: vars.space.sectionXl },
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
// A city with its state is wider than a phone where the reader spaces letters wide.
globalStyle(`${headline} > h1`, { maxWidth: '100%' });
globalStyle(`${headline} > p`, { maxWidth: '25em' });

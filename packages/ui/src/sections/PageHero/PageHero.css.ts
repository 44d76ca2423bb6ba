import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** First light: the sky of the home page's scenes, behind the top of every page. */
export const band = style({
  position: 'relative',
  overflow: 'clip',
  padding: '6px 0 26px',
  background: `linear-gradient(${vars.color.skyTop}, ${vars.color.skyMiddle} 60%, ${vars.color.skyBottom})`,
  '@media': { [media.desktop]: { padding: '18px 0 56px' } },
});
/** The lines of air come in beside the text and pass behind the drawing. */
export const air = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: '120px',
  '@media': { [media.desktop]: { inset: '20% 0 0 36%', height: 'auto' } },
});
/** Without a drawing there is no room for them on narrow screens: they would run through the words. */
export const airAlone = style({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
  marginTop: vars.space.xs,
});
export const withPicture = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 38%', columnGap: vars.space.xxl },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  maxWidth: '44rem',
});
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  marginTop: vars.space.xs,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
export const picture = style({
  justifySelf: 'center',
  width: 'min(100%, 270px)',
  maxHeight: '210px',
  '@media': { [media.tablet]: { width: '100%', maxHeight: '360px' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The town in a strip: the page is about the service, and the form. */
export const strip = style({
  width: '100%',
  height: '112px',
  objectFit: 'cover',
  objectPosition: '100% 60%',
  background: vars.color.illustrationSkyMiddle,
  '@media': { [media.tablet]: { height: '200px' }, [media.desktop]: { height: '240px' } },
});
/** Lies over the strip. */
export const quote = style({
  paddingBlockEnd: vars.space.section,
  '@media': {
    [media.tablet]: { width: '100%', maxWidth: '36rem', marginInline: 'auto' },
    [media.desktop]: { position: 'relative', alignSelf: 'start', marginBlockStart: '-150px' },
  },
});
/** 60 to 75 characters of running text, in the middle of the page. */
export const article = style({
  display: 'grid',
  gap: vars.space.xl,
  maxWidth: '36rem',
  marginInline: 'auto',
});
export const questions = style({ display: 'grid', gap: vars.space.l, marginTop: vars.space.m });
export const related = style({ display: 'grid', gap: vars.space.xs, paddingBlock: vars.space.xxl });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xxl });

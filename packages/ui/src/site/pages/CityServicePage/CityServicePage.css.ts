import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The town in a strip: the page is about the service, and the form. */
export const strip = style({
  width: '100%',
  height: '96px',
  objectFit: 'cover',
  objectPosition: '100% 60%',
  background: vars.color.skyMiddle,
  '@media': { [media.tablet]: { height: '160px' } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlockEnd: vars.space.section,
  '@media': {
    [media.tablet]: {
      gridTemplate: '"head quote" auto "article quote" auto "article side" 1fr / minmax(0, 1fr) 320px',
      columnGap: vars.space.xl,
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 390px',
      columnGap: '72px',
      paddingBlockEnd: vars.space.sectionXl,
    },
  },
});
const area = (gridArea: string) => ({ '@media': { [media.tablet]: { gridArea } } });
export const head = style([
  area('head'),
  // A long name of the page is cut off by the breadcrumbs, and does not widen the column.
  { minWidth: 0, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.m },
]);
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
export const article = style([area('article'), { display: 'grid', alignContent: 'start', gap: vars.space.xl }]);
/** Lies over the strip. */
export const quote = style({
  '@media': {
    [media.tablet]: { gridArea: 'quote', position: 'relative', alignSelf: 'start', marginBlockStart: '-60px' },
  },
});
export const side = style([area('side'), { display: 'grid', alignContent: 'start', gap: vars.space.l }]);
export const group = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });
export const groups = style({ display: 'grid', gap: vars.space.l });
export const questions = style({ display: 'grid', gap: vars.space.l, marginTop: vars.space.m });

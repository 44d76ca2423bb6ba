import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** 60 to 75 characters of running text. */
const column = '36rem';

export const head = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': {
    [media.tablet]: { maxWidth: '52rem', marginInline: 'auto', justifyItems: 'center', textAlign: 'center' },
    [media.desktop]: { paddingBlock: `${vars.space.l} ${vars.space.xl}` },
  },
});
/** Full width. A diagram or an illustration is shown whole, a wide scene may be cropped. */
export const picture = style({
  width: '100%',
  aspectRatio: '12 / 5',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.backgroundSubtle,
  '@media': { [media.tablet]: { aspectRatio: '5 / 2' }, [media.desktop]: { aspectRatio: '3 / 1' } },
});
export const scene = style({ objectFit: 'cover' });
// Own grid: the article stays in the middle, with the table of contents in the left margin.
export const layout = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${column})`,
  justifyContent: 'center',
  gap: vars.space.xl,
  paddingBlock: `${vars.space.xl} ${vars.space.section}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${column}) minmax(0, 1fr)`,
      columnGap: vars.space.xxl,
      paddingBlock: `${vars.space.xxl} ${vars.space.sectionXl}`,
    },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.xl,
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gap: vars.space.xxl } },
});
export const section = style({ scrollMarginBlockStart: vars.space.l });
/** Sticky beside a long article. */
export const contents = style({
  alignSelf: 'start',
  padding: vars.space.l,
  borderRadius: vars.radius.panel,
  background: vars.color.backgroundSubtle,
  '@media': {
    [media.desktop]: { gridArea: '1 / 1', position: 'sticky', top: vars.space.l, padding: 0, background: 'none' },
  },
});
export const contentsList = style({ display: 'grid', marginBlockStart: vars.space.xs });
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space.xxs,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const footer = style({ color: vars.color.textSubdued });
const line = `${vars.line.thin} solid ${vars.color.border}`;

// Own grid: two rows share the width of the first column.
/** Contact, pages and service areas; below them social links, payments and credentials, with the same first column. */
export const top = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '260px minmax(0, 1fr)',
      columnGap: vars.space.xxl,
      paddingBlock: vars.space.xxl,
    },
    [media.desktop]: {
      gridTemplateColumns: '300px minmax(0, 1fr)',
      columnGap: vars.space.section,
      paddingBlockStart: vars.space.section,
    },
  },
});
export const pages = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.tablet]: { gap: vars.space.l } },
});
// Own grid: its first column is that of the row above.
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.s}`,
  paddingBlock: vars.space.xs,
  borderBlockStart: line,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '260px minmax(0, 1fr)',
      gap: `${vars.space.l} ${vars.space.xxl}`,
      paddingBlock: vars.space.xl,
    },
    [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.section },
  },
});
/** Icons align with the text above, except where the floating call button needs the gutter. */
export const network = style({
  flex: '1 0 100%',
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  '@media': {
    [media.tablet]: { gridRow: '1 / span 2' },
    [media.desktop]: { gridRow: 'auto', marginInlineStart: `calc(-1 * ${vars.space.xxs})` },
    [media.wide]: { marginInlineStart: `calc(-1 * ${vars.space.s})` },
  },
});
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  paddingBlock: vars.space.xs,
  borderBlockStart: line,
  color: vars.color.onDarkMuted,
  fontSize: vars.fontSize.small,
});

export const legalLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.textSubdued,
  ':hover': { color: vars.color.text },
});

export const title = style({ color: vars.color.text });
export const contactLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.target,
  paddingBlock: vars.space.xxs,
  color: vars.color.text,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const lines = style({ whiteSpace: 'pre-line', textWrap: 'balance' });

/** Three columns, or as many as the names have room for: large text takes fewer. */
export const areas = style({
  columns: '3 6rem',
  columnGap: vars.space.s,
  width: '100%',
  '@media': { [media.desktop]: { columnGap: vars.space.l } },
});
// Own grid: a row has five columns, whatever the number of links.
export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: vars.space.s },
    [media.desktop]: { columnGap: vars.space.l },
  },
});
/** Lines between them on wide screens alone: on phones the columns are enough. */
export const area = style({ breakInside: 'avoid', '@media': { [media.tablet]: { borderBlockEnd: line } } });
export const areaLink = style({
  display: 'flex',
  alignItems: 'center',
  // Two lines of a long name fit, so that the rows of the columns agree.
  minHeight: vars.size.target,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: 700, textDecoration: 'underline' } },
});

/** On phones they are words with commas between them: a dot would stand alone at the end of a line. */
export const chip = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.heading,
  '@media': {
    [media.belowTablet]: {
      selectors: { '&:not(:last-child)::after': { content: ',' } },
    },
    [media.tablet]: {
      padding: `${vars.space.s} ${vars.space.m}`,
      border: `${vars.line.medium} solid ${vars.color.statusInfo}`,
      borderRadius: vars.radius.pill,
      color: vars.color.selectedSubtle,
      fontWeight: 600,
    },
  },
});

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.action,
  color: vars.color.onAction,
});
/** Keeps the lines of air off the text: beside the headline on phones, near the button on wide screens. */
export const air = style({
  position: 'absolute',
  inset: '0 0 auto 170px',
  height: '110px',
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.tablet]: { left: '70%' },
    [media.desktop]: { left: '50%', height: '100%' },
  },
});
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.ml,
  '@media': {
    [media.tablet]: { gap: vars.space.l, paddingBlock: vars.space.xl },
    [media.desktop]: { minHeight: '190px', columnGap: vars.space.xl },
  },
});
export const words = style({
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.lead,
  fontWeight: 500,
  lineHeight: vars.lineHeight.text,
});
export const call = style({ flex: '1 0 100%', '@media': { [media.tablet]: { flex: 'none' } } });
// Below it is the call bar, as large. The number stays on one line down to 320 px.
globalStyle(`${call} > a`, {
  '@media': { [media.belowTablet]: { minHeight: vars.size.button }, [media.narrow]: { paddingInline: vars.space.xs } },
});

globalStyle(`${title} > *`, { '@media': { [media.belowTablet]: { fontSize: vars.fontSize.label } } });
// Beside each other where both have room: on most phones.
globalStyle(`${bottom} > :nth-child(2)`, { flex: '1 1 9rem' });
globalStyle(`${bottom} > :last-child`, { flex: '2 1 10rem' });

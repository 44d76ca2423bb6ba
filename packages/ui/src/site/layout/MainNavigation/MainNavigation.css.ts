import { globalStyle, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { disc } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';

export const toggle = style({
  flex: 'none',
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});
export const toggleButton = style({
  ...disc(vars.size.buttonCompact),
  background: vars.color.backgroundSubtle,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundStrong },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const whenClosed = style({ selectors: { [`${toggle}[open] &`]: { display: 'none' } } });
export const whenOpen = style({ display: 'none', selectors: { [`${toggle}[open] &`]: { display: 'block' } } });

/** On narrow screens it pushes the page down instead of covering it, so it needs no focus trap. */
export const nav = style({
  display: 'none',
  flex: '1 0 100%',
  paddingBlockEnd: vars.space.l,
  selectors: { [`${toggle}[open] + &`]: { display: 'block' } },
  '@media': {
    [media.desktop]: { display: 'block', flex: '0 1 auto', marginInline: 'auto', padding: 0 },
    print: { display: 'none !important' },
  },
});
export const list = style({
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxxs } },
});
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

// Own grid: a link and its button share a row, and the list opens below both.
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      display: 'flex',
      border: 0,
      borderRadius: vars.radius.field,
      ':hover': { background: vars.color.backgroundSubtle },
      selectors: {
        '&:has(> details[open]), &:hover:has(> details)': { background: vars.color.selectedSubtle },
      },
    },
  },
});
/** What a row at any level begins with. */
const menuRow = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.field,
  color: vars.color.text,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
} as const;
/** On wide screens the seven items share the remaining width, down to 1024 px. */
export const link = style({
  ...menuRow,
  minHeight: vars.size.button,
  fontSize: vars.fontSize.lead,
  '@media': {
    [media.desktop]: {
      minHeight: vars.size.buttonCompact,
      paddingInline: `clamp(4px, 2.4vw - ${vars.space.ml}, ${vars.space.s})`,
      fontSize: 'clamp(0.9375rem, 0.7rem + 0.37vw, 1rem)',
      whiteSpace: 'nowrap',
      // The chevron is close to its label, with its own target.
      selectors: { '&:has(+ details)': { paddingInlineEnd: 0 } },
    },
  },
});
// Focus rings are inside: the neighbors are closer than the ring's offset.
globalStyle(`${item} > a:focus-visible, ${item} > details > summary:focus-visible`, {
  outlineOffset: `-${vars.line.focus}`,
  boxShadow: 'none',
});
globalStyle(`${item} > details > summary`, {
  minHeight: vars.size.button,
  '@media': {
    [media.desktop]: {
      minHeight: vars.size.buttonCompact,
      justifyContent: 'flex-start',
      paddingInlineStart: vars.space.xs,
    },
  },
});

// A button and what it opens.

export const disclosure = style({ display: 'grid' });
/** A whole row as a button, on wide screens only; narrow ones show the list instead. */
export const wideRow = style({
  display: 'none',
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { display: 'grid' } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.buttonCompact,
  minHeight: vars.size.buttonCompact,
  borderRadius: vars.radius.field,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${wideRow} > &`]: { justifyContent: 'space-between', paddingInline: vars.space.m },
  },
  '@media': { [media.desktop]: { minWidth: vars.size.target } },
});
const turned = { selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(180deg)' } } };
/** Points to the flyout on wide screens; down on narrow ones, where the menu opens inline. */
const aside = (angle: string) => ({
  '@media': {
    [media.belowDesktop]: turned,
    [media.desktop]: { transform: `rotate(${angle})` },
  },
});
export const chevrons = styleVariants({
  down: turned,
  right: aside('-90deg'),
  left: aside('90deg'),
});

/**
 * The content of a disclosure: inline on narrow screens, a popup on wide ones. It is a sibling of its `<details>`, so that
 * hovering can show it too. `data-dismissed` hides it after Escape or a selection, until the pointer leaves.
 */
export const popup = style({
  display: 'none',
  selectors: { 'details[open] + &': { display: 'block' } },
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      zIndex: 1,
      width: 'max-content',
      padding: vars.space.s,
      border: `${vars.line.thin} solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      background: vars.color.card,
      boxShadow: vars.shadow.high,
      // Covers the gap to the row, so that the pointer can cross it.
      '::before': { content: '', position: 'absolute' },
    },
    [`${media.desktop} and ${media.hover}`]: {
      // A short delay for a pointer that moves diagonally.
      transition: 'display 150ms allow-discrete',
      selectors: {
        'li:hover:not([data-dismissed]) > &': { display: 'block' },
        // One menu at a time: hovering hides a menu opened by a click, unless it has the focus.
        'ul:has(> li:hover > details) > li:not(:hover, :has(:focus-visible)) > &': { display: 'none' },
      },
    },
  },
});
/** Has no button on narrow screens, where the list always shows. */
export const alwaysListed = style({
  '@media': { [media.belowDesktop]: { display: 'block' } },
});

export const menu = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.s,
  '@media': {
    [media.desktop]: {
      top: `calc(100% + ${vars.space.xs})`,
      left: '-14px',
      minWidth: '272px',
      maxWidth: '340px',
      '::before': { inset: '-9px 0 100%' },
    },
  },
});
export const row = style({
  ...menuRow,
  minHeight: vars.size.buttonCompact,
  paddingInline: vars.space.m,
  fontSize: vars.fontSize.label,
  ':hover': { background: vars.color.selectedSubtle, color: vars.color.statusInfoText },
});

// Own grid: a link and its button share a row, and the list opens below both.
/** A row that opens a flyout. */
export const branch = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  borderRadius: vars.radius.field,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      ':hover': { background: vars.color.selectedSubtle },
      // Not in one list: Firefox before 121 would drop the other, too.
      selectors: { '&:has(> details[open])': { background: vars.color.selectedSubtle } },
    },
  },
});
/** The heading of the list on narrow screens, where the row is no button. */
export const listLabel = style({
  gridColumn: '1 / -1',
  padding: `${vars.space.s} ${vars.space.m} 0`,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const flyout = style({
  gridColumn: '1 / -1',
  margin: `0 0 ${vars.space.xs} ${vars.space.m}`,
  paddingInlineStart: vars.space.xxs,
  borderInlineStart: `${vars.line.thick} solid ${vars.color.statusInfo}`,
  '@media': {
    [media.desktop]: {
      margin: 0,
      // Beside the picture, if any. The popup's own `display` decides whether it shows.
      width: 'max-content',
      minHeight: 'calc(100% + 22px)',
      '::before': { insetBlock: 0 },
    },
  },
});
/** Keeps the flyout open for a moment while the pointer moves to it diagonally across other rows. */
const vanish = keyframes({ to: { visibility: 'hidden' } });
const grace = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  width: '190px',
  animation: `${vanish} 1ms 450ms forwards`,
} as const;
const beside = (rules: StyleRule) => ({ '@media': { [media.desktop]: rules } });
export const sides = styleVariants({
  right: beside({
    left: `calc(100% + ${vars.space.xs})`,
    '::before': { left: `calc(-1 * ${vars.space.s})`, right: '100%' },
    '::after': { ...grace, right: '100%' },
  }),
  left: beside({
    right: `calc(100% + ${vars.space.xs})`,
    '::before': { right: `calc(-1 * ${vars.space.s})`, left: '100%' },
    '::after': { ...grace, left: '100%', transform: 'scaleX(-1)' },
  }),
});
export const growths = styleVariants({
  // Below or above the row, so that the row can still be clicked.
  down: beside({ top: '-11px', '::after': { clipPath: 'polygon(0 55px, 100% 55px, 100% 100%)' } }),
  up: beside({
    bottom: '-11px',
    '::after': { clipPath: 'polygon(0 calc(100% - 55px), 100% calc(100% - 55px), 100% 0)' },
  }),
});

export const content = style({
  '@media': { [media.desktop]: { display: 'flex', gap: vars.space.xs, height: '100%' } },
});
export const groupList = style({ '@media': { [media.desktop]: { maxWidth: '300px' } } });
export const spot = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      placeItems: 'center',
      width: '150px',
      padding: vars.space.xs,
      borderRadius: vars.radius.field,
      // Neutral: the cooling color would be wrong for heating.
      background: vars.color.backgroundSubtle,
    },
  },
});

// What shows where the visitor is.

export const label = style({ position: 'relative' });

/** A wave below the label: the mask gives the shape, the background the color. */
const airflow = (background: string) => ({
  '::after': {
    content: '',
    position: 'absolute' as const,
    insetInline: 0,
    top: 'calc(100% + 1px)',
    height: '6px',
    background,
    mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 6' preserveAspectRatio='none' fill='none' stroke='red' stroke-width='2.6' stroke-linecap='round'%3E%3Cpath d='M1.500 4c9-4 15-3 22-1s14 2 23-1'/%3E%3C/svg%3E") 0 0/100% 100% no-repeat`,
  },
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

/** The current page has the whole gradient; its parent item a plain line. */
export const marks = styleVariants({
  page: airflow(
    `linear-gradient(90deg, ${vars.color.illustrationFlowCool}, ${vars.color.illustrationFlowWarm} 60%, ${vars.color.illustrationFlowHot})`,
  ),
  parent: airflow(vars.color.statusInfo),
});

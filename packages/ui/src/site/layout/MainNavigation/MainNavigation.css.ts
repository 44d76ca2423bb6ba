import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { menuRow } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';

export const toggle = style({
  flex: 'none',
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});
export const toggleButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.buttonCompact,
  height: vars.size.buttonCompact,
  borderRadius: vars.radius.pill,
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

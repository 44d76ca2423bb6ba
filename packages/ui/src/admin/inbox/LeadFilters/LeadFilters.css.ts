import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** A button that stays pressed: a view, or a filter. */
const pill = style({
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.selected,
      background: vars.color.selectedSubtle,
      // Forced colors drop both, and show the line.
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
    },
  },
});
export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  alignItems: 'start',
});
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  alignItems: 'start',
  flex: '1 1 300px',
  minWidth: 0,
});
/** Keeps its width while buttons beside it come and go. */
export const search = style({
  flex: '1 1 200px',
  minWidth: 0,
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.desktop]: { flex: '0 0 300px' } },
});
/** Lower than a form's control, and still a touch target. */
globalStyle(`${search} input`, {
  minHeight: vars.size.target,
  padding: `${vars.space.xs} ${vars.space.s}`,
  fontSize: vars.fontSize.label,
});
/** Behind a button: most searches need only a word. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s },
  },
});
/** On phones one line that scrolls sideways: the first views matter most. */
export const views = style({
  display: 'flex',
  gap: vars.space.xxs,
  maxWidth: '100%',
  // Room for the focus ring, which would be cut off.
  padding: '3px',
  margin: '-3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const view = style([
  pill,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '6px',
    paddingInline: vars.space.s,
    border: '1.5px solid transparent',
  },
]);
export const count = style({ color: vars.color.textSubdued, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
export const pressing = style({
  minWidth: '1.6em',
  paddingInline: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.statusErrorSubtle,
  color: vars.color.statusError,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const buttons = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.m}`,
});
export const toggle = style([pill, { paddingInline: '14px', border: `1.5px solid ${vars.color.border}` }]);

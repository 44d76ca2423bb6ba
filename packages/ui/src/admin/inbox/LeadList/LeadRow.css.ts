import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';
import { media } from '../../../theme/media.ts';

/** A touch target on phones; with a mouse, a line of text is enough (WCAG 2.5.8 asks for 24 px). */
const lastLine = { narrow: vars.size.target, wide: '28px' } as const;

export const item = style({ position: 'relative', minWidth: 0 });
// Own grid: a row has three lines, and the link to the phone lies over the last one.
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: `auto auto ${lastLine.narrow}`,
  columnGap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.s} 0 ${vars.space.xl}`,
  borderRadius: vars.radius.field,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: {
    '&[aria-current]': {
      background: vars.color.selectedSubtle,
      // Seen in forced colors too, where fills vanish.
      outline: `${vars.line.medium} solid ${vars.color.selected}`,
      outlineOffset: `-${vars.line.medium}`,
    },
    '&:focus-visible': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `-${vars.line.focus}`,
      boxShadow: 'none',
    },
  },
  '@media': {
    // The marks have lines of their own, above the phone number.
    [media.largeText]: { gridTemplateRows: `auto auto auto ${lastLine.narrow}` },
    [media.tablet]: {
      gridTemplateRows: `auto auto ${lastLine.wide}`,
      padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xxs} ${vars.space.xl}`,
    },
  },
});
/** With room for two or three phone numbers below one another; more do not fit the form's field. */
export const tall = styleVariants({ 2: 1, 3: 2 }, (lines) => ({
  paddingBottom: `calc(${lines} * ${lastLine.narrow})`,
  '@media': { [media.tablet]: { paddingBottom: `calc(${vars.space.xxs} + ${lines} * ${lastLine.wide})` } },
}));
/** The unread dot: its shape works without color. */
export const dot = style({
  position: 'absolute',
  top: vars.space.m,
  left: vars.space.s,
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.pill,
  background: vars.color.actionText,
  // Backgrounds vanish in forced colors; borders stay.
  border: `5px solid ${vars.color.actionText}`,
  '@media': { [media.tablet]: { top: vars.space.s } },
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const who = style({ display: 'flex', gap: vars.space.xs, minWidth: 0, alignItems: 'baseline' });
/** Wraps on narrow screens instead of being cut off. */
export const name = style({ fontSize: vars.fontSize.label, overflowWrap: 'anywhere' });
export const unreadName = style({ fontWeight: 700 });
export const count = style({ color: vars.color.textSubdued, fontWeight: 600, whiteSpace: 'nowrap' });
export const town = style({
  flex: '0 0 auto',
  maxWidth: '100%',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
});
export const when = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.s });
export const about = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
  minWidth: 0,
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
});
export const subject = style({ ...oneLine, minWidth: 0 });
/** On phones the line has room for what they wrote alone. */
export const request = style({ '@media': { [media.belowTablet]: outOfSight } });
/**
 * At the lower right, since the phone number lies over the row at the left. The status comes first, from the right;
 * what has no room left wraps to a second line, which is not seen.
 */
export const marks = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingInlineStart: '8.5em',
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  overflow: 'hidden',
  // Makes the first line as high as the row.
  '::before': { content: '', height: '100%', marginInlineStart: `calc(-1 * ${vars.space.xs})` },
  '@media': {
    [media.largeText]: { flexFlow: 'wrap', paddingInlineStart: 0, '::before': { display: 'none' } },
  },
});
const wordWithIcon = {
  display: 'inline-flex',
  alignSelf: 'center',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
/** A short word with its icon, by how much it matters. */
export const mark = styleVariants({
  quiet: { ...wordWithIcon, color: vars.color.textSubdued },
  warning: { ...wordWithIcon, color: vars.color.statusWarningText },
  error: { ...wordWithIcon, color: vars.color.statusError },
});
/** The time since it came, of somebody who does not wait. */
export const age = style({
  color: vars.color.textSubdued,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const phones = style({
  position: 'absolute',
  left: vars.space.xl,
  bottom: 0,
  display: 'grid',
  justifyItems: 'start',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lastLine.narrow,
  '@media': { [media.tablet]: { bottom: vars.space.xxs, lineHeight: lastLine.wide } },
});
export const phone = style({ ...oneLine, maxWidth: '8.5em', color: vars.color.textSubdued });
export const call = style({
  ...oneLine,
  maxWidth: '8.5em',
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: vars.line.focus,
  textDecorationThickness: vars.line.thin,
  ':hover': { textDecorationThickness: vars.line.thick },
  selectors: { '&:focus-visible': { outlineOffset: `-${vars.line.focus}` } },
});

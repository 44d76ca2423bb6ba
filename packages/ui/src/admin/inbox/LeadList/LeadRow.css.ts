import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** A touch target on phones; with a mouse, a line of text is enough (WCAG 2.5.8 asks for 24 px). */
const lastLine = { narrow: vars.size.target, wide: '28px' } as const;

export const item = style({ position: 'relative', minWidth: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: `auto auto ${lastLine.narrow}`,
  columnGap: vars.space.s,
  padding: '9px 12px 0 28px',
  borderRadius: vars.radius.field,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  textDecoration: 'none',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: {
    '&[aria-current]': {
      background: vars.color.selectedSubtle,
      // Seen in forced colors too, where fills vanish.
      outline: `1.5px solid ${vars.color.selected}`,
      outlineOffset: '-1.5px',
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': {
    [media.tablet]: { gridTemplateRows: `auto auto ${lastLine.wide}`, padding: '6px 12px 3px 28px' },
  },
});
/** With room for two or three phone numbers below one another; more do not fit the form's field. */
export const tall = styleVariants({ 2: 1, 3: 2 }, (lines) => ({
  paddingBottom: `calc(${lines} * ${lastLine.narrow})`,
  '@media': { [media.tablet]: { paddingBottom: `calc(3px + ${lines} * ${lastLine.wide})` } },
}));
/** The unread dot: its shape works without color. */
export const dot = style({
  position: 'absolute',
  top: vars.space.m,
  left: '11px',
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.pill,
  background: vars.color.actionText,
  // Backgrounds vanish in forced colors; borders stay.
  border: `5px solid ${vars.color.actionText}`,
  '@media': { [media.tablet]: { top: '13px' } },
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const who = style({ display: 'flex', gap: vars.space.xs, minWidth: 0, alignItems: 'baseline' });
/** Wraps on narrow screens instead of being cut off. */
export const name = style({ fontSize: vars.fontSize.label, overflowWrap: 'anywhere' });
export const unreadName = style({ fontWeight: 700 });
export const count = style({ color: vars.color.textSubdued, fontWeight: 600, whiteSpace: 'nowrap' });
export const town = style({ ...oneLine, minWidth: '3em', color: vars.color.textSubdued, fontSize: vars.fontSize.tiny });
export const when = style({ display: 'inline-flex', alignItems: 'baseline', gap: '10px' });
export const time = style({
  color: vars.color.textSubdued,
  fontVariantNumeric: 'tabular-nums',
  paddingTop: '1px',
  textAlign: 'end',
});
export const subject = style({ ...oneLine, gridColumn: '1 / -1' });
const chip = {
  marginInlineEnd: vars.space.xs,
  paddingInline: '7px',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.tiny,
  fontWeight: 700,
} as const;
export const urgent = style({ ...chip, background: vars.color.statusErrorSubtle, color: vars.color.statusError });
export const offer = style({ ...chip, background: vars.color.statusInfoSubtle, color: vars.color.statusInfoText });
/** At the lower right: the phone number lies over the row at the left. */
export const marks = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingInlineStart: '9.5em',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
const mark = {
  display: 'inline-flex',
  alignSelf: 'center',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
/** The only mark that may be long. */
export const assignee = style({
  ...oneLine,
  maxWidth: '9em',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.tiny,
});
export const due = style({ ...mark, color: vars.color.statusError });
export const later = style({ ...mark, color: vars.color.textSubdued });
export const suspect = style({ ...mark, color: vars.color.statusWarningText });
export const stuck = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  color: vars.color.statusError,
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
});
export const phones = style({
  position: 'absolute',
  left: '28px',
  bottom: 0,
  display: 'grid',
  justifyItems: 'start',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lastLine.narrow,
  '@media': { [media.tablet]: { bottom: '3px', lineHeight: lastLine.wide } },
});
export const phone = style({ ...oneLine, maxWidth: '9.5em', color: vars.color.textSubdued });
export const call = style({
  ...oneLine,
  maxWidth: '9.5em',
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  ':hover': { textDecorationThickness: '2px' },
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

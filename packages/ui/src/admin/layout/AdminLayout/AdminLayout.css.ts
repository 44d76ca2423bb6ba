import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const bar = style({
  // Seen in forced colors only, where fills vanish.
  borderBlockEnd: `${vars.line.thin} solid transparent`,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s}`,
  paddingBlock: vars.space.xxs,
  '@media': { [media.tablet]: { columnGap: vars.space.l } },
});
/** Hidden on phones, to leave room for the list. */
export const logo = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
/** Pushes what follows to the end. On phones it is a separate row below, whose first word stands where the title does. */
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  '@media': { [media.tablet]: { flexBasis: 'auto', marginInline: '0 auto' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  '@media': { [media.tablet]: { paddingInline: vars.space.m } },
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.backgroundSubtle,
      boxShadow: `inset 0 -3px 0 ${vars.color.action}`,
      // Forced colors drop the shadow.
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
    },
  },
});
/** On phones in the row above the navigation, beside the Log out button. */
export const you = style({
  flex: '1 1 0',
  order: -1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [media.tablet]: { flex: '0 1 auto', order: 0, maxWidth: '14em', fontSize: vars.fontSize.label },
  },
});
export const logout = style({
  order: -1,
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { order: 0, marginInlineStart: 0 } },
});
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlock: `${vars.space.s} ${vars.space.section}`,
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  minHeight: vars.size.buttonCompact,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  // A name or a phone may be one long word, and buttons repeat it.
  overflowWrap: 'anywhere',
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.l}`,
  '@media': { [media.tablet]: { padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}` } },
});
// Own grid: the buttons come before the name on phones, and stand beside it on wide screens.
/** The Close button is in the corner beside the list; on narrow screens it is a Back button above the name. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxxs} ${vars.space.m}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', flexDirection: 'row-reverse' } },
});
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.012em',
  lineHeight: vars.lineHeight.heading,
  alignSelf: 'end',
});
/** On phones the stages fill their lines. */
export const stages = style({});
globalStyle(`${stages} button`, {
  '@media': { [media.belowTablet]: { flexGrow: 1, justifyContent: 'center' } },
});
export const facts = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingTop: vars.space.m,
  borderTop: `${vars.line.thin} solid ${vars.color.border}`,
});
export const stuck = style({
  color: vars.color.statusErrorStrong,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

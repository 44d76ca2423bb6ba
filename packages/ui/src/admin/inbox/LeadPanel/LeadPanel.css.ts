import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  // A name or a phone may be one long word, and buttons repeat it.
  overflowWrap: 'anywhere',
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.l}`,
  '@media': { [media.tablet]: { padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}` } },
});
/** The Close button is in the corner beside the list; on narrow screens it is a Back button above the name. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `2px ${vars.space.m}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const tools = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', flexDirection: 'row-reverse' } },
});
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.link,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSubtle },
  ':disabled': { color: vars.color.textSubdued, cursor: 'default' },
});
export const narrowOnly = style({ display: 'inline-flex', '@media': { [media.desktop]: { display: 'none' } } });
export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline-flex' } } });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.012em',
  lineHeight: vars.lineHeight.heading,
  alignSelf: 'end',
});
export const facts = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.border}`,
});
export const suspect = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  padding: vars.space.m,
  borderRadius: vars.radius.panel,
  background: vars.color.statusWarningSubtle,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
});
export const stuck = style({
  color: vars.color.statusErrorStrong,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: `${vars.space.m} ${vars.space.m}`,
  borderRadius: vars.radius.panel,
  background: vars.color.backgroundSubtle,
  '@media': { '(forced-colors: active)': { border: `${vars.line.thin} solid` } },
});
/** Pushes the button to the end of the line, or to the start of the next where it is narrow. */
export const problem = style({
  display: 'flex',
  flex: '1 1 200px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minWidth: 0,
});
export const question = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: vars.fontSize.h3,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const waiting = style({
  color: vars.color.textSubdued,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
});
export const answer = style({
  flex: '1 1 90px',
  maxWidth: '220px',
  minWidth: 0,
  '@media': { [media.tablet]: { maxWidth: '130px' } },
});

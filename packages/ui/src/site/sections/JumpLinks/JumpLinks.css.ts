import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// A table of contents on phones, where chips of uneven width would take as many lines; chips on wider screens.

export const list = style({
  width: '100%',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, border: 0 } },
});
export const jump = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.link,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  ':hover': { background: vars.color.backgroundSubtle },
  '@media': {
    [media.tablet]: {
      padding: `${vars.space.xs} ${vars.space.m}`,
      border: `${vars.line.medium} solid ${vars.color.text}`,
      borderRadius: vars.radius.pill,
      color: vars.color.text,
    },
  },
});
export const count = style({ color: vars.color.textSubdued, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

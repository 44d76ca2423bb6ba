import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});
/** A link to a group, with the number of its questions. */
export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  padding: '6px 16px',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: 'none',
  ':hover': { background: vars.color.band },
});
export const count = style({ color: vars.color.textSoft, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
/** The first question is in the first screen. */
export const questions = style({
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space.section } },
});

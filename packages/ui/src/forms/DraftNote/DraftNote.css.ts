import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.m}`,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
/** Alone in a line, the label stands below the words and not the button's edge. */
export const startOver = style({ marginInlineStart: `calc(-1 * ${vars.space.xs})` });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxxs} ${vars.space.m}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const count = style({ fontWeight: 600 });
/** A button as tall as a thumb, in a line that stays as tall as its text. */
export const action = style({ marginBlock: '-14px' });
export const empty = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  padding: `${vars.space.xl} ${vars.space.m}`,
  color: vars.color.textSubdued,
  textAlign: 'center',
});

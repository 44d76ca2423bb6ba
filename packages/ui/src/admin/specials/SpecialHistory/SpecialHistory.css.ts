import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const summary = style({
  display: 'list-item',
  width: 'fit-content',
  paddingBlock: vars.space.s,
  color: vars.color.link,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  cursor: 'pointer',
});
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.focus} solid ${vars.color.border}`,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

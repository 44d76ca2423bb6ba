import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const note = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.field,
  background: vars.color.backgroundSubtle,
});
export const time = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const text = style({
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const form = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const field = style({ width: '100%' });

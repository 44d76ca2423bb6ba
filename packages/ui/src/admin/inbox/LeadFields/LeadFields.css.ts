import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${vars.space.s} ${vars.space.l}`,
});
export const wide = style({ gridColumn: '1 / -1' });
export const label = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.tiny,
  lineHeight: vars.lineHeight.small,
});
export const value = style({
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.relaxed,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

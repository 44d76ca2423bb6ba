import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const area = style({ minHeight: '98px', resize: 'vertical', display: 'block' });
export const counter = style({
  marginTop: vars.space.xxs,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const tooLong = style({ color: vars.color.statusError, fontWeight: 600 });

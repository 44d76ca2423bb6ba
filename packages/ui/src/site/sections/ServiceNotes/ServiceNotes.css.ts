import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const picture = style({ width: '148px', margin: `0 0 ${vars.space.s} calc(-1 * ${vars.space.xs})` });
export const list = style({ marginTop: vars.space.s });
export const item = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderTop: `${vars.line.thin} solid ${vars.color.border}`,
});
export const name = style({ fontWeight: 700, lineHeight: vars.lineHeight.text });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const picture = style({ width: '148px', margin: '0 0 12px -8px' });
export const list = style({ marginTop: vars.space.s });
export const item = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderTop: `1px solid ${vars.color.line}`,
});
export const name = style({ fontWeight: 700, lineHeight: 1.4 });

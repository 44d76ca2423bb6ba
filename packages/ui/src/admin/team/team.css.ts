import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const name = style({ flex: '1 1 10em', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 });
export const off = style({ color: vars.color.textSubdued, fontWeight: 400 });
export const wholeRow = style({ flexBasis: '100%' });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

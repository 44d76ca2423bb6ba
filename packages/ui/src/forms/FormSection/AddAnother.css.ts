import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fullWidth } from '../Field/Field.css.ts';

export const row = style([fullWidth, {}]);
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.target,
  paddingInline: `${vars.space.xxxs} ${vars.space.xs}`,
  borderRadius: vars.radius.field,
  color: vars.color.link,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // Hide it once open: the legend says the same.
    [`${row}[open] > &`]: { display: 'none' },
  },
});

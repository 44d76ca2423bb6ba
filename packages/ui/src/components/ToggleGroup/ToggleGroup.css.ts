import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.size.target,
  padding: '6px 14px',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: vars.radius.field,
  background: vars.color.card,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { background: vars.color.band },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.selected, background: vars.color.selectedWash },
  },
});

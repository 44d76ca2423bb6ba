import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.size.target,
  padding: '6px 14px',
  border: `1.5px solid ${vars.color.borderField}`,
  borderRadius: vars.radius.field,
  background: vars.color.card,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.selected, background: vars.color.selectedSubtle },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A button that stays pressed: a view, or a filter. */
export const pill = style({
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: vars.color.band },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.selected, background: vars.color.selectedWash },
  },
});

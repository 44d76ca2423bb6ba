import { style } from '@vanilla-extract/css';
import { brand, vars } from '../../theme/contract.css.ts';

/** The box of an input, select or text area. Its height is the same with the thicker border of an error. */
export const control = style({
  width: '100%',
  minHeight: vars.size.field,
  padding: '11px 14px',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: vars.radius.field,
  background: brand.color.card,
  color: brand.color.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.3,
  selectors: {
    '&[aria-invalid="true"]': {
      padding: '10.5px 13.5px',
      borderWidth: '2px',
      borderColor: vars.color.error,
      background: vars.color.errorField,
    },
    '&:disabled': {
      borderColor: vars.color.field,
      background: vars.color.band,
      color: vars.color.textSoft,
      opacity: 1,
    },
  },
});

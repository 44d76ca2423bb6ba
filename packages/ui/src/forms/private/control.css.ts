import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The box of an input, select or text area. Its height is the same with the thicker border of an error. */
export const control = style({
  width: '100%',
  minHeight: vars.size.field,
  padding: '11px 14px',
  border: `${vars.line.medium} solid ${vars.color.borderField}`,
  borderRadius: vars.radius.field,
  background: vars.baseColor.card,
  color: vars.baseColor.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&[aria-invalid="true"]': {
      padding: '10.5px 13.5px',
      borderWidth: vars.line.thick,
      borderColor: vars.color.statusError,
      background: vars.color.statusErrorField,
    },
    '&:disabled': {
      borderColor: vars.color.borderField,
      background: vars.color.backgroundSubtle,
      color: vars.color.textSubdued,
      opacity: 1,
    },
  },
});

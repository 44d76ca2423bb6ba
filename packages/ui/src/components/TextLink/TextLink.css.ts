import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  color: vars.color.link,
  textDecorationThickness: vars.line.thin,
  ':hover': { textDecorationThickness: vars.line.thick },
});
/** A phone number stays on one line. */
export const number = style([link, { whiteSpace: 'nowrap' }]);
export const standalone = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.target,
    fontSize: vars.fontSize.label,
    fontWeight: 700,
  },
]);

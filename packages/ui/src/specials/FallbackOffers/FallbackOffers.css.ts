import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** What is over stands small, as a list and not as coupons. */
export const ended = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.1em',
  listStyleType: 'disc',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.label,
});

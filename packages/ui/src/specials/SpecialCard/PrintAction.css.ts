import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  color: vars.color.link,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { print: { display: 'none' } },
});
/** Prints by a script. */
export const button = style([action, { '@media': { '(scripting: none)': { display: 'none' } } }]);

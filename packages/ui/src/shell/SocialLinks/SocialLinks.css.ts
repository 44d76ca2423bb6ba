import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// The icons stand 12 px inside their targets: pulled out, the first one lines up with the text below it.
export const list = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-12px' });
export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.field,
  color: vars.color.onDarkSoft,
  ':hover': { background: vars.color.onDarkHover, color: vars.color.onDark },
});

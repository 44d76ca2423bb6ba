import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { pill } from '../pill.css.ts';

/** On phones one line that is pushed along: the first ones are what is looked at. */
export const views = style({
  display: 'flex',
  gap: vars.space.xxs,
  maxWidth: '100%',
  // Room for the focus ring, which would be cut off.
  padding: '3px',
  margin: '-3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const view = style([
  pill,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '6px',
    paddingInline: vars.space.s,
    border: '1.5px solid transparent',
  },
]);
export const count = style({ color: vars.color.textSoft, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
export const pressing = style({
  minWidth: '1.6em',
  paddingInline: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.errorWash,
  color: vars.color.error,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

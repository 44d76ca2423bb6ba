import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** No wider than what holds it, whatever that does with what is wider. */
export const trail = style({ maxWidth: '100%' });
export const list = style({ display: 'flex', flexWrap: 'wrap', fontSize: vars.fontSize.small });
const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
});
const separated = { content: ['"/"', '"/" / ""'], marginInline: vars.space.xs, color: vars.color.textSubdued };
/** The current page takes what the line leaves, and never pushes the way back out of it. */
export const current = style([
  crumb,
  {
    flex: '1 1 0',
    justifyContent: 'start',
    minWidth: '9ch',
    color: vars.color.textSubdued,
    '::before': separated,
  },
]);
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** As wide as a target asks for, with the same room at both sides of every name. */
export const link = style([
  crumb,
  {
    minWidth: 0,
    paddingInline: vars.space.xs,
    marginInline: '-7px',
    // Inside: the separators stand close by.
    ':focus-visible': { outlineOffset: `-${vars.line.focus}`, boxShadow: 'none' },
  },
]);
export const parent = style({ selectors: { '& + &::before': separated } });

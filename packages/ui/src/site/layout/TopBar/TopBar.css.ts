import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { appointmentLink } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';

export const bar = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  // After the logo in the header, so that screen readers name the company first.
  order: -1,
  // On phones the header's row has the button, and menu and footer have the social links.
  '@media': {
    print: { display: 'none' },
    [media.belowTablet]: { display: 'none' },
    [media.short]: { display: 'none' },
  },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.buttonCompact,
  paddingInlineStart: vars.space.s,
  '@media': {
    [media.desktop]: {
      paddingInlineStart: 0,
      width: `min(${vars.size.container}, 100% - 96px)`,
      marginInline: 'auto',
      gap: vars.space.ml,
    },
  },
});
/** The icons have 12 px of padding: with that of the row, or a negative margin, the first one is above the logo. */
export const socials = style({ '@media': { [media.desktop]: { marginInlineStart: `calc(-1 * ${vars.space.s})` } } });
export const line = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', marginInlineStart: 'auto' } },
});
export const schedule = style({
  ...appointmentLink,
  paddingInline: vars.space.ml,
  lineHeight: vars.lineHeight.heading,
  ':focus-visible': { outlineOffset: '-6px', outlineColor: vars.color.onAction },
});

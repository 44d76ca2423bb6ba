import { vars } from './contract.css.ts';

/** What several styles begin with. Each adds measures of its own. */

/** Names, amounts and numbers in the display font. */
export const displayFont = { fontFamily: vars.font.display, fontWeight: 800 } as const;

/** A title in a card, where the page's outline has no heading. */
export const displayTitle = {
  ...displayFont,
  fontSize: vars.fontSize.h3,
  lineHeight: vars.lineHeight.heading,
} as const;

/** A disc with an icon or a number in the middle. @param size its diameter */
export const disc = (size: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    borderRadius: vars.radius.pill,
  }) as const;

/** A link to an appointment, in the lighter of the brand's two colors. */
export const appointmentLink = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  minHeight: vars.size.buttonCompact,
  background: vars.color.statusInfo,
  color: vars.color.onAction,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { background: vars.color.statusInfoSubtle },
} as const;

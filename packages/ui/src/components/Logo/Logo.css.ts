import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// Own size: the name belongs to the logo, which is a drawing.

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  minHeight: vars.size.button,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.roomy]: { gap: vars.space.s } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  // With large text it stays beside the buttons of a phone's header.
  fontSize: 'min(1.5625rem, 7.85vw)',
  fontWeight: 800,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.03em',
  '@media': { [media.roomy]: { fontSize: '1.8125rem' } },
});
export const tagline = style({
  display: 'block',
  marginTop: vars.space.xxs,
  color: vars.color.textSubdued,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: vars.lineHeight.heading,
  '@media': { [media.roomy]: { fontSize: '0.875rem' } },
});

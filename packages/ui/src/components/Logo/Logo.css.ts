import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  minHeight: vars.size.button,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.roomy]: { gap: vars.space.s } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.phone,
  fontWeight: 800,
  lineHeight: vars.lineHeight.none,
  letterSpacing: '-0.03em',
  '@media': { [media.roomy]: { fontSize: vars.fontSize.logo } },
});
export const tagline = style({
  display: 'block',
  marginTop: '5px',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.micro,
  fontWeight: 600,
  lineHeight: vars.lineHeight.heading,
  '@media': { [media.roomy]: { fontSize: vars.fontSize.tiny } },
});

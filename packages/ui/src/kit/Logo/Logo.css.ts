import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Narrower windows need the room for the navigation beside it. */
const roomy = 'screen and (min-width: 80em)';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  minHeight: vars.size.button,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [roomy]: { gap: vars.space.s } },
});
export const onDark = style({ color: vars.color.onDark });

export const mark = style({
  flex: 'none',
  width: '44px',
  height: 'auto',
  '@media': { [roomy]: { width: '54px' } },
});
export const small = style({ flex: 'none', width: '30px', height: 'auto' });
export const tile = style({ fill: vars.color.dark, selectors: { [`${onDark} &`]: { fill: vars.color.page } } });
export const coolLine = style({
  stroke: vars.color.cooling,
  selectors: { [`${onDark} &`]: { stroke: vars.color.flowCool } },
});
export const warmLine = style({ stroke: vars.color.flowWarm });
export const hotLine = style({ stroke: vars.color.flowHot });

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.phone,
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  '@media': { [roomy]: { fontSize: vars.fontSize.logo } },
});
export const tagline = style({
  display: 'block',
  marginTop: '5px',
  color: vars.color.textSoft,
  fontSize: vars.fontSize.micro,
  fontWeight: 600,
  lineHeight: 1.15,
  selectors: { [`${onDark} &`]: { color: vars.color.onDarkSoft } },
  '@media': { [roomy]: { fontSize: vars.fontSize.tiny } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const card = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: vars.radius.card,
  // Seen in forced colors only, where shadows and fills vanish.
  border: '1px solid transparent',
});
export const paddings = styleVariants({
  none: {},
  snug: { padding: vars.space.l },
  roomy: { padding: `28px 22px`, '@media': { [media.tablet]: { padding: '38px 40px 40px' } } },
});
export const tones = styleVariants({
  plain: { background: vars.color.card, boxShadow: vars.shadow.high },
  band: { background: vars.color.backgroundSubtle },
  dark: {},
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const section = style({
  paddingBlock: vars.space.section,
  '@media': { [media.desktop]: { paddingBlock: vars.space.sectionXl } },
});
export const tones = styleVariants({
  page: {},
  card: { background: vars.color.card },
  band: { background: vars.color.band },
});

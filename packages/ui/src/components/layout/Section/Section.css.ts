import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const padding = (phone: string, desktop: string) => ({
  paddingBlock: phone,
  '@media': { [media.desktop]: { paddingBlock: desktop } },
});
export const spaces = styleVariants({
  roomy: padding(vars.space.section, vars.space.sectionXl),
  /** On pages of many sections. */
  snug: padding(vars.space.xxl, vars.space.section),
});
export const tones = styleVariants({
  page: {},
  card: { background: vars.color.card },
  band: { background: vars.color.backgroundSubtle },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** Keeps the first question above the fold. */
export const questions = style({
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space.section } },
});
/** Stays in view beside a long list of questions. */
export const beside = style({
  '@media': { [media.desktop]: { alignSelf: 'start', position: 'sticky', top: vars.space.l } },
});

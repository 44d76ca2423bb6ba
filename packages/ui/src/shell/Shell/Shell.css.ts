import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The foot keeps the call bar's height free, so that the end of the page can be read above it. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  paddingBlockEnd: `calc(${vars.size.callBar} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.dark,
  '@media': { [media.desktop]: { paddingBlockEnd: 0 }, print: { padding: 0 } },
});
/** Fills what a short page leaves, so that the footer stands at the window's end. */
export const main = style({
  flex: '1 0 auto',
  background: vars.color.page,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

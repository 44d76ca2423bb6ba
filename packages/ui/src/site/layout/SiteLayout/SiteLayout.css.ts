import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The foot keeps the call bar's height free, so that the end of the page can be read above it. */
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  paddingBlockEnd: `calc(${vars.size.callBar} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.dark,
  '@media': {
    [media.short]: { paddingBlockEnd: 0 },
    [media.desktop]: { paddingBlockEnd: 0 },
    print: { minHeight: 0, padding: 0 },
  },
});
/** Fills what a short page leaves, so that the footer stands at the window's end. */
export const main = style({
  flex: '1 0 auto',
  background: vars.color.background,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

/** Below this a page is there at once: nothing flashes up. */
const unseenMs = 150;
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A line at the top while another page is on its way: the root then has the attribute `data-loading`. */
export const loading = style({
  display: 'none',
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: 0,
  top: 0,
  height: '4px',
  background: vars.color.action,
  transformOrigin: '0 0',
  selectors: {
    '[data-loading] &': {
      display: 'block',
      // Ever slower, since nobody knows how long it takes; with reduced motion it rests at its end.
      animation: `${appear} 1ms ${unseenMs}ms backwards, ${grow} 8s cubic-bezier(0, 0.7, 0.2, 1) ${unseenMs}ms both`,
    },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

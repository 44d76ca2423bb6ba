import { keyframes, style } from '@vanilla-extract/css';
import * as attribute from '../../../hydration/attributes.ts';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** Leaves room for the call bar, which would cover the end of the page. */
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
/** Fills the remaining height of a short page, so that the footer is at the bottom. */
export const main = style({
  flex: '1 0 auto',
  background: vars.color.background,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

/** The loading line appears after this delay, to avoid a flash. */
const unseenMs = 150;
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A line at the top while another page loads, when the root has the attribute `data-loading`. */
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
    [`[${attribute.loading}] &`]: {
      display: 'block',
      // Slows down, because the duration is unknown. With reduced motion it stays at its end.
      animation: `${appear} 1ms ${unseenMs}ms backwards, ${grow} 8s cubic-bezier(0, 0.7, 0.2, 1) ${unseenMs}ms both`,
    },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

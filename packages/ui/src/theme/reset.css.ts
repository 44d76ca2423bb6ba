import { globalStyle } from '@vanilla-extract/css';
import * as attribute from '../hydration/attributes.ts';
import { vars } from './contract.css.ts';
import { elementRules } from './elementRules.ts';

// What the components expect of bare elements. In the package it is a style sheet of its own, in a cascade layer
// (`@hvac/ui/reset.css`): whoever has a reset keeps it, and any style of the app's own wins over this one.

for (const [selector, rule] of Object.entries(elementRules)) globalStyle(selector, rule);
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // Keeps a focused field or an anchor clear of the call bar (WCAG 2.4.11).
  scrollPaddingBlock: `24px calc(${vars.size.callBar} + 36px)`,
});
globalStyle('body', {
  margin: 0,
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
// Before Safari 16 nothing is clipped, and drawings that reach over the edge would let the page slide sideways.
globalStyle('body', { '@supports': { 'not (overflow: clip)': { overflowX: 'hidden' } } });
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '3px' });
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focusGap}`,
});
// The ring of a link has round corners, unless the link has a radius of its own.
globalStyle(':where(a:focus-visible)', { borderRadius: vars.radius.edge });
globalStyle(':focus-visible', { '@media': { print: { outline: 'none', boxShadow: 'none' } } });
// Pressed before hydration.
globalStyle(`[${attribute.needsScript}][aria-busy="true"]`, { opacity: 0.6, cursor: 'progress' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});

import { createGlobalTheme, globalStyle, globalFontFace } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './tokens.ts';

createGlobalTheme(':root', vars, tokens);

// Arial with the metrics of the brand's fonts, measured with capsize: text keeps its place while fonts load.
globalFontFace('Figtree Fallback', {
  src: 'local(Arial), local("Liberation Sans")',
  ascentOverride: '94.32%',
  descentOverride: '24.82%',
  lineGapOverride: '0%',
  sizeAdjust: '100.72%',
});
globalFontFace('Bricolage Grotesque Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local(Arial)',
  ascentOverride: '89.16%',
  descentOverride: '25.89%',
  lineGapOverride: '0%',
  sizeAdjust: '104.31%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // Keeps a focused field or an anchor clear of the call bar (WCAG 2.4.11).
  scrollPaddingBlock: `24px calc(${vars.size.callBar} + 36px)`,
});
globalStyle('body', {
  margin: 0,
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, figure, fieldset, dl, dd', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '3px' });
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focusGap}`,
});
globalStyle('[data-surface="dark"] :focus-visible', { outlineColor: vars.color.focusOnDark, boxShadow: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

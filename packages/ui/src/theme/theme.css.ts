import { createGlobalTheme, globalFontFace } from '@vanilla-extract/css';
import { brand } from './contract.css.ts';
import './reset.css.ts';
import './surfaces.css.ts';
import { tokens } from './tokens.ts';

createGlobalTheme(':root', brand, tokens);

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

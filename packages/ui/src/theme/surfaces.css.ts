import { globalStyle } from '@vanilla-extract/css';
import { brand, onSurface, vars } from './contract.css.ts';
import { onDarkSurface } from './surfaces.ts';

// `data-surface` remaps the colors in `vars.color` for dark and light surfaces. Surfaces can nest.

type Name = keyof typeof onSurface;
const colors = (colorOf: (name: Name) => string) =>
  Object.fromEntries(Object.entries(onSurface).map(([name, property]) => [property, colorOf(name as Name)]));

globalStyle('[data-surface="light"], :root', { vars: colors((name) => brand.color[name]) });
globalStyle('[data-surface="dark"]', {
  vars: colors((name) => (name === 'focusGap' ? 'transparent' : brand.color[onDarkSurface[name]])),
  background: brand.color.dark,
});
globalStyle('[data-surface]', { color: vars.color.text });

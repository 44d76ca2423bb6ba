import { createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from './customProperties.ts';
import { onDarkSurface } from './surfaces.ts';
import { layer, line, lineHeight, tokens } from './tokens.ts';

const named =
  (...group: readonly string[]) =>
  (_value: string | null, path: string[]) =>
    propertyName(...group, ...path).slice('--'.length);

/**
 * The brand's custom properties, with names that do not change: `--hvac-color-action`, `--hvac-space-m`. Whoever
 * installs the package re-brands it by setting these on `:root`.
 */
export const brand = createGlobalThemeContract(tokens, named());

/** The colors that depend on the surface, `--hvac-surface-text`: see surfaces.css.ts. */
export const onSurface = createGlobalThemeContract({ ...onDarkSurface, focusGap: '' }, named('surface'));

/** What styles are made of. */
export const vars = {
  ...brand,
  /** In the colors of whatever surface the component is on. */
  color: { ...brand.color, ...onSurface },
  /** For what stands on a background that the component brings itself. */
  baseColor: brand.color,
  lineHeight,
  line,
  layer,
};

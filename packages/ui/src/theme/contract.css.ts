import { createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from './customProperties.ts';
import { tokens } from './tokens.ts';

/**
 * The theme's custom properties, with names that do not change: `--hvac-color-action`, `--hvac-space-m`.
 * Whoever installs the package re-brands it by setting these on `:root`.
 */
export const vars = createGlobalThemeContract(tokens, (_value, path) => propertyName(...path).slice('--'.length));

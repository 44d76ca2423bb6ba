import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/**
 * The theme's custom properties, with names that do not change: `--hvac-color-action`, `--hvac-space-m`.
 * Whoever installs the package re-brands it by setting these on any element.
 */
export const vars = createGlobalThemeContract(
  tokens,
  (_value, path) =>
    `hvac-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);

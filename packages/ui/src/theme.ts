/** The theme: custom properties to style with, the tokens behind them, brands, and the widths where layouts change. */
export { brands, type Brand, type BrandName } from './theme/brands/brands.ts';
export { vars } from './theme/contract.css.ts';
export { contrastProblems } from './theme/contrast.ts';
export { customProperties, type TokenValues } from './theme/customProperties.ts';
export { drawingColors } from './theme/drawingColors.ts';
export { designTokens } from './theme/designTokens.ts';
export { media } from './theme/media.ts';
export { breakpoints, tokens } from './theme/tokens.ts';

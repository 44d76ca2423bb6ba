/** The theme: custom properties to style with, the tokens behind them, and the widths where layouts change. */
export { vars } from './theme/contract.css.ts';
export { designTokens } from './theme/designTokens.ts';
export { media } from './theme/media.ts';
export { breakpoints, tokens } from './theme/tokens.ts';

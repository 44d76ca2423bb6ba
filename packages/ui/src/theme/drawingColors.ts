import type { DrawingColor } from '@hvac/content/model';
import type { tokens } from './tokens.ts';

/** The colors that a company's drawings name, of a brand's tokens or of their custom properties. */
export const drawingColors = (
  color: Readonly<Record<keyof typeof tokens.color, string>>,
): Record<DrawingColor, string> => ({
  ...color,
  cooling: color.statusInfo,
  flowCool: color.illustrationFlowCool,
  flowHot: color.illustrationFlowHot,
  flowWarm: color.illustrationFlowWarm,
  heating: color.statusWarning,
  page: color.background,
  skyTop: color.illustrationSkyTop,
});

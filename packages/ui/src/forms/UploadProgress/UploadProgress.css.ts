import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const progress = style({
  display: 'grid',
  gap: vars.space.xs,
  fontWeight: 600,
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
});
export const bar = style({
  height: '12px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.backgroundSubtle,
  '@media': { '(forced-colors: active)': { border: `${vars.line.thin} solid` } },
});
export const fill = style({
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.statusInfoText,
  transition: `inline-size ${vars.motion.quick}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
const drift = keyframes({ from: { translate: '-100%' }, to: { translate: '300%' } });
/** Says that something goes on while nothing is known about how far it is. */
export const moving = style({
  inlineSize: '33%',
  animation: `${drift} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { inlineSize: '100%', opacity: 0.45 } },
});

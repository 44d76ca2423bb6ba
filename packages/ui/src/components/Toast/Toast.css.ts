import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** At the top: a receipt or an error on the page begins below it, and the call button stays free. */
export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.top,
  top: `calc(${vars.space.m} + env(safe-area-inset-top, 0px))`,
  right: vars.space.m,
  left: vars.space.m,
  margin: 0,
  padding: 0,
  selectors: { '&:empty': { outline: 'none', boxShadow: 'none' } },
  '@media': { [media.tablet]: { top: vars.space.l, right: vars.space.l, left: 'auto', width: '400px' } },
});
const arrive = keyframes({ from: { transform: 'translateY(-16px)', opacity: 0 } });
export const toast = style({
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.m} ${vars.space.ml}`,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
  animation: `${arrive} ${vars.motion.calm}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transition: `transform ${vars.motion.quick}` },
  },
});
export const tones = styleVariants({
  success: { borderInlineStartColor: vars.color.statusSuccess },
  error: { borderColor: vars.color.statusErrorBorder, borderInlineStartColor: vars.color.statusError },
});
export const icons = styleVariants({
  success: { color: vars.color.statusSuccess },
  error: { color: vars.color.statusError },
});
export const titles = styleVariants({
  success: { color: vars.color.statusSuccess },
  error: { color: vars.color.statusErrorStrong },
});
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.heading,
});
export const description = style({
  marginTop: vars.space.xxxs,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
});
export const text = style({ flex: 1, minWidth: 0 });
/** As close to the corner as the words are to the edges. */
export const dismiss = style({ flex: 'none', margin: '-8px -4px 0 auto' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const pane = {
  minWidth: 0,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.low,
  // Seen in forced colors only, where shadows and fills vanish.
  border: `${vars.line.thin} solid transparent`,
} as const;
export const rows = style({ ...pane, padding: vars.space.xxxs });
/** In view beside the list. It scrolls when it is taller than the window. */
export const detail = style({
  ...pane,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: vars.space.m,
      maxHeight: `calc(100vh - 2 * ${vars.space.m})`,
      overflowY: 'auto',
    },
  },
});
/** Sticky, because on a phone an open lead replaces the list. At the bottom, nothing moves when a notice comes. */
export const notices = style({
  position: 'sticky',
  bottom: vars.space.s,
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  // The space beside the notices belongs to what is below.
  pointerEvents: 'none',
});

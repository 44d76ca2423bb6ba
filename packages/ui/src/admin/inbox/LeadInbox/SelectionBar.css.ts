import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** In view however far down somebody selects. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.panel,
  background: vars.color.selectedSubtle,
  // Seen in forced colors too, where fills vanish.
  border: `${vars.line.medium} solid ${vars.color.selected}`,
});
export const mark = style({ fontSize: vars.fontSize.small });
/** At the end, from where its list opens. */
export const assign = style({ marginInlineStart: 'auto' });
export const count = style({ marginInlineStart: 'auto', fontSize: vars.fontSize.small, fontWeight: 600 });

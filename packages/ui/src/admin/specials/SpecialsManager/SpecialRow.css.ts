import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: the buttons stand below the words on wide screens, and below the whole row on phones.
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.s} ${vars.space.m}`,
  alignItems: 'start',
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  background: vars.color.card,
});
export const words = style({
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const discount = style({
  color: vars.color.actionText,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.body,
});
/** Below the text; on phones below the whole row. */
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xs}`,
  '@media': { [media.tablet]: { gridColumn: 2 } },
});

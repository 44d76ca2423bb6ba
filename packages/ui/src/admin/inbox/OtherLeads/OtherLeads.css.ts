import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const summary = style({
  display: 'list-item',
  width: 'fit-content',
  paddingBlock: vars.space.s,
  color: vars.color.link,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  cursor: 'pointer',
});
// Own grid: status and time line up at the end of each row.
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.target,
  borderTop: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  textDecoration: 'none',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: { '&:focus-visible': { outlineOffset: `-${vars.line.focus}` } },
});
export const wants = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const time = style({ color: vars.color.textSubdued, fontVariantNumeric: 'tabular-nums' });

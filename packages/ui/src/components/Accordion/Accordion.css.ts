import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const line = `${vars.line.thin} solid ${vars.color.border}`;

export const row = style({
  borderTop: line,
  ':last-child': { borderBottom: line },
  // On paper every row is open.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '60px',
  paddingBlock: vars.space.s,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  ':hover': { color: vars.color.link },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({
  flex: 'none',
  color: vars.color.link,
  selectors: { [`${row}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});
export const panel = style({
  padding: `${vars.space.xxs} 0 ${vars.space.l}`,
  // A link to it shows its row too.
  scrollMarginTop: '120px',
});

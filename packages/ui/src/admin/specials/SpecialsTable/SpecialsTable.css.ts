import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const controls = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  padding: 0,
  border: `1.5px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.card,
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSubtle },
  ':disabled': { color: vars.color.borderField, background: vars.color.background, cursor: 'default' },
});

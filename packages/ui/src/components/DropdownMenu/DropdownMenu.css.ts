import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const menu = style({ position: 'relative' });
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  paddingInline: vars.space.m,
  border: `${vars.line.medium} solid ${vars.color.borderField}`,
  borderRadius: vars.radius.pill,
  background: vars.color.card,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSubtle },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const list = style({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: 2,
  display: 'grid',
  width: 'max-content',
  maxWidth: 'calc(100vw - 40px)',
  marginTop: vars.space.xxs,
  padding: vars.space.xxs,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.target,
  padding: `0 ${vars.space.m}`,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSubtle },
  ':disabled': { color: vars.color.textSubdued, cursor: 'default' },
  selectors: { '&:focus-visible': { outlineOffset: `-${vars.line.focus}` } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const box = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
});
export const fill = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: 'inherit',
  objectFit: 'cover',
});
/** Dark while the player loads. */
export const player = style([fill, { background: vars.color.dark }]);
export const poster = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s,
  borderRadius: 'inherit',
  color: vars.color.text,
  fontWeight: 700,
  textDecoration: 'none',
});
export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '88px',
  height: '88px',
  // Seen in forced colors, where fills and shadows vanish.
  border: `${vars.line.thick} solid transparent`,
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  boxShadow: vars.shadow.float,
  selectors: { [`${poster}:hover &`]: { background: vars.color.actionHover } },
});
globalStyle(`${play} > svg`, { fill: 'currentColor' });
export const label = style({
  position: 'relative',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.pill,
  background: vars.color.card,
  fontSize: vars.fontSize.label,
});

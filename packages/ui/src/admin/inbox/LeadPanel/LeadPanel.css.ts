import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  padding: `${vars.space.m} 18px ${vars.space.l}`,
  '@media': { [media.tablet]: { padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}` } },
});
export const head = style({ display: 'grid', gap: vars.space.s });
export const back = style({ justifySelf: 'start' });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.012em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const facts = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small, lineHeight: 1.45 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.line}`,
});
export const suspect = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  padding: vars.space.m,
  borderRadius: vars.radius.panel,
  background: vars.color.heatingWash,
  fontSize: vars.fontSize.label,
  lineHeight: 1.45,
});

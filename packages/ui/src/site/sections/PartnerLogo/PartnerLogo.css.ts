import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space.xs} ${vars.space.l}`,
  border: `${vars.line.thick} solid ${vars.color.text}`,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  fontWeight: 800,
  lineHeight: vars.lineHeight.heading,
});
/** Alternative text looks like the badge, in case the picture fails before hydration. */
export const logo = style({
  width: '220px',
  height: '80px',
  objectFit: 'contain',
  fontFamily: vars.font.display,
  fontWeight: 800,
});

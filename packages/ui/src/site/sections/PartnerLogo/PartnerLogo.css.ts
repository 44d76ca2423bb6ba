import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { displayFont, displayTitle } from '../../../theme/looks.ts';

export const badge = style({
  ...displayTitle,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space.xs} ${vars.space.l}`,
  border: `${vars.line.thick} solid ${vars.color.text}`,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
});
/** Alternative text looks like the badge, in case the picture fails before hydration. */
export const logo = style({
  ...displayFont,
  width: '220px',
  height: '80px',
  objectFit: 'contain',
});

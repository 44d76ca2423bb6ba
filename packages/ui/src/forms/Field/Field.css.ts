import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
/** Takes the whole row of a form's grid. */
export const fullWidth = style({ gridColumn: '1 / -1' });
export const label = style({
  marginBottom: vars.space.xs,
  padding: 0,
  fontWeight: 600,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.snug,
});
export const asterisk = style({ color: vars.color.actionText });
export const hint = style({
  margin: `-3px 0 ${vars.space.xs}`,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
});
export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  color: vars.color.statusError,
  fontWeight: 600,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

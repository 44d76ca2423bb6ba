import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '1px 9px 1px 7px',
  borderRadius: vars.radius.pill,
  // Seen in forced colors only, where fills vanish.
  border: '1px solid transparent',
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
  lineHeight: vars.lineHeight.small,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  new: [base, { background: vars.color.actionSubtle, color: vars.color.actionText }],
  contacted: [base, { background: vars.color.statusWarningSubtle, color: vars.color.statusWarningText }],
  scheduled: [base, { background: vars.color.statusInfoSubtle, color: vars.color.statusInfoText }],
  done: [base, { background: vars.color.backgroundSubtle, color: vars.color.textSubdued }],
  spam: [base, { background: vars.color.card, borderColor: vars.color.border, color: vars.color.textSubdued }],
});

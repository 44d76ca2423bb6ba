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
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  new: [base, { background: vars.color.warmWash, color: vars.color.actionText }],
  contacted: [base, { background: vars.color.heatingWash, color: vars.color.heatingText }],
  scheduled: [base, { background: vars.color.coolingWash, color: vars.color.coolingText }],
  done: [base, { background: vars.color.band, color: vars.color.textSoft }],
  spam: [base, { background: vars.color.card, borderColor: vars.color.line, color: vars.color.textSoft }],
});

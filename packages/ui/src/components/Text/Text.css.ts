import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const text = style({ maxWidth: vars.size.measure, textWrap: 'pretty' });
export const sizes = styleVariants({
  lead: { fontSize: vars.fontSize.lead, lineHeight: 1.5 },
  body: {},
  label: { fontSize: vars.fontSize.label, lineHeight: 1.45 },
  small: { fontSize: vars.fontSize.small, lineHeight: 1.45 },
});
export const tones = styleVariants({
  inherit: {},
  lead: { color: vars.color.textLead },
  soft: { color: vars.color.textSoft },
});

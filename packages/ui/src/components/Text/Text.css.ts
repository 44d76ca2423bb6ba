import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const text = style({ maxWidth: vars.size.measure, textWrap: 'pretty' });
export const sizes = styleVariants({
  lead: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.relaxed },
  body: {},
  label: { fontSize: vars.fontSize.label, lineHeight: vars.lineHeight.text },
  small: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.text },
});
export const tones = styleVariants({
  inherit: {},
  lead: { color: vars.color.textLead },
  soft: { color: vars.color.textSubdued },
});

import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const text = recipe({
  base: { maxWidth: vars.size.measure, textWrap: 'pretty' },
  variants: {
    size: {
      lead: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.text },
      body: {},
      label: { fontSize: vars.fontSize.label, lineHeight: vars.lineHeight.text },
      small: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.text },
    },
    tone: { inherit: {}, lead: { color: vars.color.textLead }, soft: { color: vars.color.textSubdued } },
  },
});
export type TextVariants = NonNullable<RecipeVariants<typeof text>>;

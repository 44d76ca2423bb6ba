import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const padding = (phone: string, desktop: string) => ({
  paddingBlock: phone,
  '@media': { [media.desktop]: { paddingBlock: desktop } },
});
export const section = recipe({
  variants: {
    space: {
      roomy: padding(vars.space.section, vars.space.sectionXl),
      /** On pages of many sections. */
      snug: padding(vars.space.xxl, vars.space.section),
    },
    tone: { page: {}, card: { background: vars.color.card }, band: { background: vars.color.backgroundSubtle } },
  },
});
export type SectionVariants = NonNullable<RecipeVariants<typeof section>>;
export const narrow = style({ maxWidth: '52rem', marginInline: 'auto' });

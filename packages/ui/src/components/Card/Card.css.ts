import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const card = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.card,
    // Seen in forced colors only, where shadows and fills vanish.
    border: `${vars.line.thin} solid transparent`,
  },
  variants: {
    padding: {
      none: {},
      snug: { padding: vars.space.l },
      roomy: {
        padding: `${vars.space.l} ${vars.space.l}`,
        '@media': { [media.tablet]: { padding: `${vars.space.xxl} ${vars.space.xxl} ${vars.space.xxl}` } },
      },
    },
    tone: {
      plain: { background: vars.color.card, boxShadow: vars.shadow.high },
      band: { background: vars.color.backgroundSubtle },
      dark: {},
    },
  },
});
export type CardVariants = NonNullable<RecipeVariants<typeof card>>;

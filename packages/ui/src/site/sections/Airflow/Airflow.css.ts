import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';

export const airflow = recipe({
  base: { position: 'absolute', left: 0, width: '100%', pointerEvents: 'none' },
  variants: {
    variant: {
      band: { top: 0, height: '100%' },
      /** Clipped by the card's corners. */
      card: { bottom: 0, height: '86px', borderBottomLeftRadius: 'inherit', borderBottomRightRadius: 'inherit' },
    },
    fade: {
      none: {},
      start: { maskImage: 'linear-gradient(90deg, transparent 32%, black 56%)' },
      end: { maskImage: 'linear-gradient(90deg, black 32%, transparent 52%)' },
    },
  },
});
export type AirflowVariants = NonNullable<RecipeVariants<typeof airflow>>;

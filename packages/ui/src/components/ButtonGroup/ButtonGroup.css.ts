import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// Own grid: stacked buttons are as wide as the line, also where they are centered.
export const buttonGroup = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    // Nobody presses paper.
    '@media': { print: { display: 'none' } },
  },
  variants: {
    stacked: {
      true: {
        '@media': { [media.belowTablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' } },
      },
    },
    justify: { center: { justifyContent: 'center' }, end: { justifyContent: 'flex-end' } },
  },
});
export type ButtonGroupVariants = NonNullable<RecipeVariants<typeof buttonGroup>>;

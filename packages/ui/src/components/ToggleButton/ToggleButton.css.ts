import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const toggleButton = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.xs,
    maxWidth: '100%',
    minHeight: vars.size.target,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    border: `${vars.line.medium} solid`,
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    fontSize: vars.fontSize.label,
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    ':hover': { background: vars.color.backgroundSubtle },
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.selected,
        background: vars.color.selectedSubtle,
        // Forced colors drop both, and show the line.
        textDecoration: 'underline',
        textDecorationColor: 'transparent',
      },
    },
  },
  variants: {
    variant: {
      outline: { borderColor: vars.color.borderField, background: vars.color.card },
      plain: { borderColor: 'transparent', background: 'none' },
    },
  },
});
export type ToggleButtonVariants = NonNullable<RecipeVariants<typeof toggleButton>>;

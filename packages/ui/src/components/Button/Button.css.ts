import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    maxWidth: '100%',
    paddingBlock: vars.space.xs,
    border: '2px solid transparent',
    borderRadius: vars.radius.pill,
    fontWeight: 700,
    lineHeight: 1.15,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}`,
    ':disabled': {
      cursor: 'default',
      background: vars.color.bandStrong,
      color: vars.color.textSoft,
      boxShadow: 'none',
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        boxShadow: `inset 0 -3px 0 ${vars.color.actionEdge}`,
        ':hover': { background: vars.color.actionHover },
        // The shared focus ring's gap, without losing the button's base.
        ':focus-visible': { boxShadow: `inset 0 -3px 0 ${vars.color.actionEdge}, 0 0 0 3px ${vars.color.focusGap}` },
      },
      secondary: {
        background: vars.color.card,
        borderColor: vars.color.text,
        color: vars.color.text,
        ':hover': { background: vars.color.band },
      },
      dark: {
        background: vars.color.dark,
        color: vars.color.onDark,
        ':hover': { background: vars.color.link },
      },
    },
    size: {
      regular: { minHeight: vars.size.button, paddingInline: '26px', fontSize: vars.fontSize.body },
      compact: { minHeight: vars.size.buttonCompact, paddingInline: '20px', fontSize: vars.fontSize.label },
      large: {
        minHeight: vars.size.buttonLarge,
        paddingInline: '34px',
        fontFamily: vars.font.display,
        fontWeight: 800,
        fontSize: vars.fontSize.phone,
        fontVariantNumeric: 'tabular-nums',
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'regular' },
});

type Variants = NonNullable<RecipeVariants<typeof button>>;
export type ButtonVariant = NonNullable<Variants['variant']>;
export type ButtonSize = NonNullable<Variants['size']>;

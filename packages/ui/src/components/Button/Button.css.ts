import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as attribute from '../../hydration/attributes.ts';
import { vars } from '../../theme/contract.css.ts';
import { outOfSight } from '../../theme/visuallyHidden.css.ts';

export const buttonVariants = ['primary', 'secondary', 'dark', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['compact', 'regular', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** From the edge of a quiet button to its label. */
const quietEdge = `(${vars.space.xs} + ${vars.line.thick})`;

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    maxWidth: '100%',
    paddingBlock: vars.space.xs,
    border: `${vars.line.thick} solid transparent`,
    borderRadius: vars.radius.pill,
    fontWeight: 700,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      // Wins over the looks of a variant under the pointer.
      'button&:disabled': {
        cursor: 'default',
        background: vars.color.backgroundStrong,
        color: vars.baseColor.textSubdued,
        boxShadow: 'none',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
      // Before hydration no script can change the label of a pressed submit button.
      [`[aria-busy="true"] &[${attribute.waitingLabel}]`]: {
        cursor: 'progress',
        background: vars.color.backgroundStrong,
        color: vars.baseColor.textSubdued,
        boxShadow: 'none',
      },
      [`[aria-busy="true"] &[${attribute.waitingLabel}]::after`]: { content: `attr(${attribute.waitingLabel})` },
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
        background: vars.baseColor.card,
        borderColor: vars.baseColor.text,
        color: vars.baseColor.text,
        ':hover': { background: vars.baseColor.backgroundSubtle },
      },
      dark: {
        background: vars.color.dark,
        color: vars.color.onDark,
        ':hover': { backgroundImage: `linear-gradient(${vars.color.onDarkHover} 0 0)` },
      },
      quiet: {
        gap: vars.space.xs,
        borderColor: 'transparent',
        borderRadius: vars.radius.field,
        background: 'none',
        color: vars.color.link,
        fontWeight: 600,
        textDecoration: 'underline',
        textUnderlineOffset: vars.line.focus,
        ':hover': { color: vars.color.text },
        selectors: { 'button&:disabled': { background: 'none', textDecoration: 'none' } },
      },
    } satisfies Record<ButtonVariant, object>,
    size: {
      regular: {
        minHeight: vars.size.button,
        // On very narrow phones, a name and a phone number share a line.
        paddingInline: `min(${vars.space.l}, 9.1vw - 0.7rem)`,
        fontSize: vars.fontSize.body,
      },
      compact: { minHeight: vars.size.buttonCompact, paddingInline: vars.space.ml, fontSize: vars.fontSize.label },
      large: {
        minHeight: vars.size.buttonLarge,
        paddingInline: vars.space.xl,
        fontFamily: vars.font.display,
        fontWeight: 800,
        // A phone number stays on one line.
        fontSize: `min(${vars.fontSize.h3}, 6.3vw)`,
        fontVariantNumeric: 'tabular-nums',
      },
    } satisfies Record<ButtonSize, object>,
    fullWidth: { true: { width: '100%' } },
  },
  compoundVariants: [
    {
      variants: { variant: 'quiet' },
      style: {
        minHeight: vars.size.target,
        paddingInline: vars.space.xs,
        paddingBlock: vars.space.xxs,
        // Its label, not its edge, stands where a line begins, also where it has wrapped, and where a row ends.
        marginInlineStart: `calc(-1 * ${quietEdge})`,
        maxWidth: `calc(100% + ${quietEdge})`,
        selectors: {
          '&:last-child': { marginInlineEnd: `calc(-1 * ${quietEdge})`, maxWidth: `calc(100% + 2 * ${quietEdge})` },
        },
      },
    },
  ],
});

const square = (side: string) => ({
  flex: 'none',
  width: side,
  minHeight: side,
  marginInlineStart: 0,
  padding: 0,
  selectors: { '&:last-child': { marginInlineEnd: 0 } },
});
/** A button that is an icon alone. */
export const squares = styleVariants({
  compact: square(vars.size.target),
  regular: square(vars.size.button),
  large: square(vars.size.buttonLarge),
} satisfies Record<ButtonSize, object>);

/** A turn of the ring that says that something is under way; it stands still where motion is unwelcome. */
export const spinner = style({
  flex: 'none',
  animation: `${keyframes({ to: { transform: 'rotate(1turn)' } })} 0.8s linear infinite`,
});

// Not seen any more, and still part of the button's name: not every tool reads a label that a style sheet writes.
globalStyle(`[aria-busy="true"] button[${attribute.waitingLabel}] > span`, outOfSight);

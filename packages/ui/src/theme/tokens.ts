import { colors as color } from '@hvac/content/colors';

/**
 * The design tokens as plain data: the company's colors, and the distances and sizes that several components share.
 * Pixels in a style are the measures of one component's drawing, such as the thickness of a line, the size of an icon or
 * a padding between two steps of the scale. A test refuses those that a token of the scale stands for.
 * Names say what a value is for, so that another brand can replace the values and keep the names; what each is for stands
 * in tokenDescriptions.ts.
 */

const font = {
  display: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', Arial, sans-serif",
  text: "Figtree, 'Figtree Fallback', Arial, sans-serif",
} as const;

const fontSize = {
  h1: 'clamp(2.8125rem, 2.29rem + 2.14vw, 4rem)',
  h2: 'clamp(2rem, 1.62rem + 1.58vw, 2.875rem)',
  title: 'clamp(1.75rem, 1.59rem + 0.67vw, 2.125rem)',
  h3: 'clamp(1.25rem, 1.2rem + 0.22vw, 1.4375rem)',
  lead: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)',
  body: '1.0625rem',
  label: '1rem',
  small: '0.9375rem',
} as const;

const space = {
  xxxs: '2px',
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  ml: '20px',
  l: '24px',
  xl: '32px',
  xxl: '44px',
  section: '64px',
  sectionL: '84px',
  sectionXl: '104px',
} as const;

const radius = { edge: '4px', field: '8px', panel: '14px', card: '24px', coupon: '20px', pill: '999px' } as const;

const shadow = {
  low: `0 1px 2px ${color.dark}14, 0 4px 14px ${color.dark}0f`,
  high: `0 2px 4px ${color.dark}14, 0 18px 44px -12px ${color.dark}38`,
  float: `0 0 0 3px ${color.focusGap}, 0 12px 30px -6px ${color.dark}80`,
} as const;

const size = {
  target: '44px',
  field: '50px',
  button: '54px',
  buttonCompact: '46px',
  buttonLarge: '68px',
  callBar: '3.75rem',
  container: '1184px',
  measure: '64ch',
} as const;

const motion = { quick: '120ms', calm: '240ms', fade: '1s' } as const;

export const tokens = { color, font, fontSize, space, radius, shadow, size, motion };

/** Line heights. They belong to the layout, not to a brand, so they are no custom properties. */
export const lineHeight = {
  /** Large letters: headings, amounts, numbers. */
  tight: 1.05,
  heading: 1.15,
  /** Labels, buttons and other words that seldom take two lines. */
  snug: 1.3,
  /** Small text. */
  text: 1.45,
  body: 1.6,
} as const;

/** Widths of lines. They belong to the drawing of components, not to a brand. */
export const line = {
  thin: '1px',
  /** Edges of what can be pressed or filled in. */
  medium: '1.5px',
  thick: '2px',
  /** The focus ring, and how far it stands away. */
  focus: '3px',
} as const;

/** Stacking order of the page. Layers within a component are its own, from -1 to 4. */
export const layer = {
  /** Reaches over the section before it. */
  overlap: 5,
  header: 20,
  belowBar: 49,
  /** The call bar and the loading line. */
  bar: 50,
  /** Toasts and the skip link. */
  top: 60,
} as const;

/** Widths from which wider layouts begin. In em, so that zoomed text gets the narrow layout (WCAG 1.4.10). */
export const breakpoints = { narrow: '23em', tablet: '48em', desktop: '64em', roomy: '80em', wide: '103.5em' } as const;

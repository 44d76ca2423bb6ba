/**
 * The design tokens as plain data: the only place with raw colors, and with distances and sizes that several components
 * share. Pixels in a style are the measures of one component's drawing, such as the thickness of a line, the size of an
 * icon or a padding between two steps of the scale. A test refuses those that a token of the scale stands for.
 * Names say what a value is for, so that another brand can replace the values and keep the names; what each is for stands
 * in tokenDescriptions.ts.
 */

const color = {
  background: '#fffbf4',
  card: '#ffffff',
  backgroundSubtle: '#f7eddc',
  backgroundStrong: '#ebdcc0',
  border: '#e4d7bf',
  text: '#0b2a3f',
  textLead: '#16384e',
  textSubdued: '#44596a',
  link: '#0e5673',
  selected: '#0e5673',
  selectedSubtle: '#e0f2ee',
  action: '#ff7352',
  actionHover: '#ff8465',
  actionEdge: '#0b2a3f26',
  onAction: '#0b2a3f',
  actionText: '#b03a1c',
  actionBorder: '#ffc3ae',
  dark: '#0b2a3f',
  onDark: '#ffffff',
  onDarkSubdued: '#dce9ec',
  onDarkMuted: '#b5c8d0',
  onDarkBorder: '#ffffff26',
  onDarkHover: '#ffffff1a',
  statusInfo: '#8fd0c6',
  statusInfoSubtle: '#e0f2ee',
  statusInfoText: '#0b6463',
  statusSuccess: '#0b6463',
  statusSuccessSubtle: '#e0f2ee',
  statusWarning: '#f6b042',
  statusWarningSubtle: '#fdefd3',
  statusWarningText: '#875000',
  actionSubtle: '#fde6da',
  rating: '#a85f00',
  borderField: '#7c8b94',
  statusError: '#b4231f',
  statusErrorStrong: '#8c1815',
  statusErrorSubtle: '#fdece7',
  statusErrorField: '#fff8f5',
  statusErrorBorder: '#f1c7bd',
  focus: '#0b2a3f',
  focusGap: '#ffffff',
  focusOnDark: '#f6b042',
  illustrationSkyTop: '#ddf0ec',
  illustrationSkyMiddle: '#f6f3e4',
  illustrationSkyBottom: '#fbebd0',
  illustrationFlowCool: '#2f9d99',
  illustrationFlowMild: '#7cc7bc',
  illustrationFlowWarm: '#f6b042',
  illustrationFlowHot: '#ff7352',
} as const;

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
  low: '0 1px 2px #0b2a3f14, 0 4px 14px #0b2a3f0f',
  high: '0 2px 4px #0b2a3f14, 0 18px 44px -12px #0b2a3f38',
  float: '0 0 0 3px #ffffff, 0 12px 30px -6px #0b2a3f80',
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

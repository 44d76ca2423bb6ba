import type { TokenValues } from './customProperties.ts';
import { tokens } from './tokens.ts';

/** Relative luminance of an opaque color such as "#0b2a3f" (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colors, from 1 to 21 (WCAG 2.2, success criterion 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen of a color with an alpha, "#ffffff1a", over an opaque one. */
function over(ground: string, overlay: string): string {
  const part = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2) || 'ff', 16);
  const alpha = part(overlay, 7) / 255;
  const mixed = [1, 3, 5].map((start) => Math.round(alpha * part(overlay, start) + (1 - alpha) * part(ground, start)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type Color = keyof typeof tokens.color;
type Pairs = Readonly<Partial<Record<Color, readonly Color[]>>>;

/** Text, and the surfaces that it stands on in the components: 4.5 (WCAG 1.4.3). */
export const textContrastPairs = {
  text: [
    'background',
    'card',
    'backgroundSubtle',
    'backgroundStrong',
    'selectedSubtle',
    'statusInfoSubtle',
    'statusSuccessSubtle',
    'statusWarningSubtle',
    'statusErrorSubtle',
    'statusErrorField',
    'illustrationSkyTop',
    'illustrationSkyMiddle',
    'illustrationSkyBottom',
  ],
  textLead: [
    'background',
    'card',
    'backgroundSubtle',
    'illustrationSkyTop',
    'illustrationSkyMiddle',
    'illustrationSkyBottom',
  ],
  textSubdued: [
    'background',
    'card',
    'backgroundSubtle',
    'backgroundStrong',
    'statusInfoSubtle',
    'statusErrorSubtle',
    'illustrationSkyTop',
  ],
  link: ['background', 'card', 'backgroundSubtle', 'illustrationSkyTop'],
  onAction: ['action', 'actionHover', 'statusInfo', 'statusWarning'],
  actionText: ['background', 'card', 'backgroundSubtle', 'actionSubtle'],
  card: ['actionText'],
  onDark: ['dark', 'onDarkHover'],
  onDarkSubdued: ['dark', 'onDarkHover'],
  onDarkMuted: ['dark'],
  statusInfoText: ['card', 'statusInfoSubtle', 'selectedSubtle'],
  statusSuccess: ['card', 'statusSuccessSubtle'],
  statusWarningText: ['statusWarningSubtle'],
  rating: ['background'],
  statusError: ['card', 'statusErrorField', 'statusErrorSubtle'],
  statusErrorStrong: ['card', 'statusErrorSubtle'],
} satisfies Pairs;

/** What has to be seen, and what it lies beside: 3 (WCAG 1.4.11). */
export const edgeContrastPairs = {
  borderField: ['background', 'card'],
  statusError: ['card', 'statusErrorSubtle'],
  focus: ['background', 'card', 'backgroundSubtle', 'statusErrorSubtle', 'focusGap'],
  focusOnDark: ['dark'],
  selected: ['card', 'selectedSubtle'],
} satisfies Pairs;

/**
 * The pairs of colors that a brand leaves too close: `['textSubdued on backgroundSubtle: 3.9, needs 4.5']`.
 * @param values of the brand; the package's own stand for those that it does not set
 */
export function contrastProblems(values: TokenValues = {}): string[] {
  const all = { ...tokens.color, ...values.color };
  const color = { ...all, onDarkHover: over(all.dark, all.onDarkHover) };
  const below = (pairs: Pairs, least: number, word: string) =>
    Object.entries(pairs).flatMap(([one, others]) =>
      others.flatMap((other) => {
        const ratio = contrast(color[one as Color], color[other]);
        return ratio < least ? [`${one} ${word} ${other}: ${ratio.toFixed(2)}, needs ${least}`] : [];
      }),
    );
  return [...below(textContrastPairs, 4.5, 'on'), ...below(edgeContrastPairs, 3, 'beside')];
}

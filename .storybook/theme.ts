import type { ThemeVars } from 'storybook/theming';
import { colors as color } from '../packages/content/src/colors.ts';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="54" viewBox="0 0 220 54" fill="none" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round">
  <rect width="54" height="54" rx="15" fill="${color.dark}"/>
  <path stroke="${color.statusInfo}" d="M8 15c3 12 5 16 8.5 16s6-13 10.5-13 6.5 13 10.5 13S44 22 47 13"/>
  <path stroke="${color.illustrationFlowWarm}" d="M9 23c3 10 5 14 8 14s6-11 10-11 6.5 11 10 11 6-7 8.5-14"/>
  <path stroke="${color.illustrationFlowHot}" d="M11 31c2 8 4 12 6.5 12s5.5-9 9.5-9 6.5 9 9.5 9S41 38 43 32"/>
  <g fill="${color.text}" stroke="none" font-family="Figtree, Helvetica Neue, Arial, sans-serif">
    <text x="66" y="25" font-size="21" font-weight="800">Whitley’s</text>
    <text x="66" y="44" font-size="14">Component library</text>
  </g>
</svg>`;

/** Storybook and its docs pages in the brand's own look. Written out: `create` would load every theme before a story. */
export const theme: ThemeVars = {
  base: 'light',
  brandTitle: 'Whitley’s component library',
  brandUrl: './?path=/docs/start-here-welcome--docs',
  brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  brandTarget: '_self',
  fontBase: 'Figtree, Arial, sans-serif',
  fontCode: 'ui-monospace, Menlo, Consolas, monospace',
  appBg: color.backgroundSubtle,
  appContentBg: color.background,
  appHoverBg: color.backgroundStrong,
  appPreviewBg: color.background,
  appBorderColor: color.border,
  appBorderRadius: 8,
  barBg: color.card,
  barTextColor: color.textSubdued,
  barSelectedColor: color.selected,
  barHoverColor: color.link,
  buttonBg: color.card,
  buttonBorder: color.borderField,
  booleanBg: color.backgroundSubtle,
  booleanSelectedBg: color.card,
  colorPrimary: color.action,
  colorSecondary: color.selected,
  textColor: color.text,
  textInverseColor: color.card,
  textMutedColor: color.textSubdued,
  inputBg: color.card,
  inputBorder: color.borderField,
  inputTextColor: color.text,
  inputBorderRadius: 8,
};

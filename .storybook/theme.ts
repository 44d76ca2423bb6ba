import type { ThemeVars } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const { color } = tokens;

/** Storybook and its docs pages in the brand's own look. Written out: `create` would load every theme before a story. */
export const theme: ThemeVars = {
  base: 'light',
  brandTitle: 'Whitley’s component library',
  brandUrl: './?path=/docs/start-here-welcome--docs',
  brandImage: './brand.svg',
  brandTarget: '_self',
  fontBase: tokens.font.text,
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

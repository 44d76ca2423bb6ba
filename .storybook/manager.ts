import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const { color } = tokens;

/** The manager in the brand's own colors. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Whitley’s component library',
    brandUrl: './?path=/docs/start-here-welcome--docs',
    brandImage: './brand.svg',
    brandTarget: '_self',
    fontBase: "Figtree, 'Helvetica Neue', Arial, sans-serif",
    appBg: color.backgroundSubtle,
    appContentBg: color.background,
    appPreviewBg: color.background,
    appBorderColor: color.border,
    appBorderRadius: 8,
    barBg: color.card,
    barTextColor: color.textSubdued,
    barSelectedColor: color.selected,
    barHoverColor: color.link,
    colorPrimary: color.action,
    colorSecondary: color.selected,
    textColor: color.text,
    textMutedColor: color.textSubdued,
    inputBg: color.card,
    inputBorder: color.borderField,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  }),
  sidebar: { showRoots: true },
});

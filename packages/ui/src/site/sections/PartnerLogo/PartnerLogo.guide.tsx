import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'The mark of a company that we work with, beside its name.',
  not: 'For a mark that one may not show: the name alone is the fallback.',
  anatomy: ['The mark, or the next that can be loaded, or the name'],
  good: [],
  bad: [],
  keyboard: 'None.',
  screenReader: 'The company’s name.',
  wcag: ['1.1.1 Non-text content'],
};

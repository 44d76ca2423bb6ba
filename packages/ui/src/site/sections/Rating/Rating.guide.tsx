import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'A rating that others gave, with their number and where.',
  not: 'For a rating that is not theirs, and to ask for one.',
  anatomy: ['Five stars', 'The words that say it'],
  good: [],
  bad: [],
  keyboard: 'None.',
  screenReader: 'The words; the stars are silent.',
  wcag: ['1.1.1 Non-text content', '1.4.3 Contrast'],
};

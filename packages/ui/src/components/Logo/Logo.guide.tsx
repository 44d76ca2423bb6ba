import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'Once in the header and once in the footer; it leads home.',
  not: 'As a picture in a text.',
  anatomy: ['The mark', 'The short name', 'The rest of the name, and the place'],
  good: [],
  bad: [],
  keyboard: 'Enter goes home.',
  screenReader: 'The name, then “link”; the mark is silent.',
  wcag: ['1.4.5 Images of text', '2.4.4 Link purpose'],
};

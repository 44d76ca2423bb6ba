import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'At the head of a form that was filled in before.',
  not: 'Where nothing was kept.',
  anatomy: ['That it was kept, and what else is to be known', 'A quiet button that empties the form'],
  good: [],
  bad: [],
  keyboard: 'Tab goes to the button.',
  screenReader: 'Text and a button, at the head of the form.',
  wcag: ['3.3.7 Redundant entry'],
};

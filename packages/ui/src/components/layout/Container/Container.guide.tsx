import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'To bring a band’s content into the page’s measure. Section does so by itself.',
  not: 'Inside another one: the gutters would add up.',
  anatomy: ['The measure, with gutters on narrow screens'],
  good: [],
  bad: [],
  keyboard: 'None.',
  screenReader: 'None: it is a box.',
  wcag: ['1.4.10 Reflow'],
};

import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  keyboard: 'None.',
  screenReader: 'Silent: it is decoration.',
  use: 'Behind a headline or a band: cool air that turns warm.',
  not: 'Behind text that is smaller than a headline.',
  anatomy: ['Thin lines, cool at one end and warm at the other'],
  good: [],
  bad: [],
  wcag: ['1.4.3 Contrast', '2.2.2 Pause, stop, hide'],
};

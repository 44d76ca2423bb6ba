import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'Once in a form that anybody can send.',
  not: 'To refuse anything: what fills it in is marked, and looked at by people.',
  anatomy: ['A field that nobody meets'],
  good: [],
  bad: [],
  keyboard: 'Never reached.',
  screenReader: 'Never heard.',
  wcag: ['1.3.1 Info and relationships'],
};

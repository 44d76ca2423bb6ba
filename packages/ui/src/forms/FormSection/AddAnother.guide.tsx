import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'Fields that few need, at the end of their part.',
  not: 'For a field that is required: nobody would find it.',
  anatomy: ['A row that says what it opens', 'More fields'],
  good: [],
  bad: [],
  keyboard: 'Enter and Space open it.',
  screenReader: '“Add another job, collapsed”.',
  wcag: ['2.1.1 Keyboard', '4.1.2 Name, role, value'],
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'A short task beside the page, after which one goes on where one was.',
  not: 'For news (an alert), and for a longer task: that is a page of its own.',
  anatomy: ['The dimmed page', 'A title', 'What is to be done', 'A button that closes it'],
  good: [],
  bad: [],
  keyboard: 'Tab stays inside. Escape closes it, and the focus goes back to what opened it.',
  screenReader: 'Announced as a dialog by its title. The page behind it cannot be reached.',
  wcag: ['2.1.2 No keyboard trap', '2.4.3 Focus order', '4.1.2 Name, role, value'],
};

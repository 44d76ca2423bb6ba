import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'For actions that are needed rarely, behind one button.',
  not: 'For the main action of a page: use Button. For one of a few values: use ToggleGroup.',
  anatomy: ['The button that opens it', 'A list of actions'],
  good: [],
  bad: [],
  keyboard: 'Enter or Space opens it; the arrow keys move in it; Tab leaves and closes it; Escape closes it.',
  screenReader: 'Whether the button’s menu is open, and the actions in it.',
  wcag: ['2.1.1 Keyboard', '2.4.3 Focus order', '4.1.2 Name, role, value'],
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: GuideText = {
  use: 'Where the place explains the icon and words would crowd it: close, next, move up.',
  not: 'For anything rare or irreversible: words are clearer.',
  anatomy: ['A square of at least 44 px', 'The icon', 'Its label, which is heard and not seen'],
  good: [{ why: 'A label that says what it closes.', show: <IconButton icon="close" label="Close the menu" /> }],
  bad: [
    {
      why: 'An icon that could mean anything, with a label that is no help.',
      show: <IconButton icon="plus" label="Icon" />,
    },
  ],
  keyboard: 'Enter and Space press it.',
  screenReader: 'Its label, then “button”.',
  wcag: ['1.1.1 Non-text content', '2.5.8 Target size', '4.1.2 Name, role, value'],
};

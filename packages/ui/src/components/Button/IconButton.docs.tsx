import type { Guide } from '#storybook/docs/guide.ts';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  use: 'Where the icon is clear from its place and words would not fit: close, next, move up.',
  avoid: 'For anything rare or irreversible: words are clearer.',
  anatomy: {
    of: 'Quiet',
    parts: {
      button: 'A square of at least 44 px, with a label for screen readers only',
      svg: 'The icon',
    },
  },
  examples: [
    { do: 'A label that says what it closes.', example: <IconButton icon="close" label="Close the menu" /> },
    {
      dont: 'An icon that could mean anything, with a label that does not help.',
      example: <IconButton icon="plus" label="Icon" />,
    },
  ],
  content: [
    'The label is a verb and what it acts on: “Close the menu”, “Next slide”. It is also the tooltip.',
    'Two buttons on one screen never have the same label.',
  ],
  accessibility: {
    keyboard: 'Enter and Space press it.',
    screenReader: 'Its label, then “button”.',
    wcag: ['1.1.1', '2.5.8', '4.1.2'],
  },
};

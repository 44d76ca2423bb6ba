import type { Guide } from '#storybook/docs/guide.ts';
import { ToggleButton } from './ToggleButton.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Chip', 'Pill'],
  use: 'To turn one thing on and off at once, such as a filter of a list.',
  alternatives: {
    'Components/ToggleGroup': 'For one of several values',
    'Forms/CheckboxField': 'In a form that is sent later',
  },
  examples: [
    { do: 'The same words in both states: the look says which.', example: <ToggleButton pressed>Mine</ToggleButton> },
    {
      dont: 'Words that change: is “Hide” the state, or what a press does?',
      example: <ToggleButton pressed={false}>Hide others</ToggleButton>,
    },
  ],
  content: [
    'One or two words for what is on when it is pressed: “Mine”, “Unread”.',
    'The words stay the same in both states.',
  ],
  accessibility: {
    keyboard: 'Enter and Space press it.',
    screenReader: 'Its words, “toggle button”, and whether it is pressed.',
    wcag: ['1.4.1', '2.5.8', '4.1.2'],
  },
};

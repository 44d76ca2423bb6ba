import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../../components/Text/Text.tsx';

export const guide: Guide = {
  use: 'At the end of a form that bots would fill in.',
  avoid: 'Where a login already shows that it is a person.',
  anatomy: {
    of: 'Ready',
    parts: {
      'label + div span': 'The problem',
      input: 'The answer',
      button: 'A button for another problem',
    },
  },
  examples: [
    { do: 'A sum that can be read out and typed.', example: <Text>7 + 5 =</Text> },
    { dont: 'Letters in a picture: nobody can hear them.', example: <Text>Type the letters that you see.</Text> },
  ],
  content: [
    'It asks for the answer to a sum. It never asks whether somebody is a robot.',
    'The error says what was wrong, and that there is a new problem: “Please solve the new problem.”',
  ],
  accessibility: {
    keyboard: 'Tab: the answer, then New Problem.',
    screenReader: '“Solve the math problem, 7 + 5 =, required”. A new problem is announced when someone asks for it.',
    wcag: ['1.1.1', '3.3.8', '4.1.3'],
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../../Text/Text.tsx';
import { Columns } from './Columns.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Grid'],
  use: 'Two or three columns on wide screens, a stack on phones.',
  alternatives: { 'Foundations/Layout/AutoGrid': 'For a list of cards: it fits its box instead of the screen' },
  anatomy: {
    of: 'Aside',
    parts: {
      ':scope > * > :first-child': 'A column with its share of the width',
      ':scope > * > :last-child': 'Another one, after the gap',
    },
  },
  examples: [
    {
      do: 'What matters comes first, on a phone too.',
      example: (
        <Columns gap="m">
          <Text>First</Text>
          <Text>Second</Text>
        </Columns>
      ),
    },
    {
      dont: 'Three columns of long text: lines too short to read.',
      example: (
        <Columns split="thirds" gap="xs">
          <Text>Long</Text>
          <Text>Long</Text>
          <Text>Long</Text>
        </Columns>
      ),
    },
  ],
  accessibility: {
    keyboard: 'None: focus follows the order of the code.',
    screenReader: 'Silent.',
    wcag: ['1.3.2', '1.4.10', '2.4.3'],
  },
};

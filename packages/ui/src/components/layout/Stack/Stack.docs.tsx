import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Spacing', 'Flex', 'VStack'],
  use: 'To stack things with even space. Components have no margins of their own, so the layout sets the space.',
  avoid: 'For things next to each other: use Inline, or Columns for equal widths.',
  anatomy: {
    of: 'Regular',
    parts: {
      ':scope > *': 'A column',
      ':scope > * > :nth-child(2)': 'Its children, with one step of the scale between them, or one for each width',
    },
  },
  examples: [
    {
      do: 'One gap, from the scale.',
      example: (
        <Stack gap="s">
          <Text>One</Text>
          <Text>Two</Text>
        </Stack>
      ),
    },
    {
      dont: 'Space made of empty lines.',
      example: (
        <div>
          <Text>One</Text>
          <br />
          <br />
          <Text>Two</Text>
        </div>
      ),
    },
  ],
  accessibility: {
    keyboard: 'None: focus follows the order of the code.',
    screenReader: 'Silent, unless it is a list: `as="ul"` announces the number of items.',
    wcag: ['1.3.2', '1.4.10', '2.4.3'],
  },
};

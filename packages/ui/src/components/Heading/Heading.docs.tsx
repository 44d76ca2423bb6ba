import type { Guide } from '#storybook/docs/guide.ts';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Typography', 'Title'],
  use: 'To name a page, a section or a card. `level` is its place in the outline, and `size` is how large it looks.',
  avoid: 'To make text large: use the size of Text. To name a field: use its label.',
  examples: [
    {
      do: 'The outline goes down one step at a time.',
      example: (
        <Stack gap="xs">
          <Heading level={2}>Heating</Heading>
          <Heading level={3}>Furnaces</Heading>
        </Stack>
      ),
    },
    {
      dont: 'A level chosen for its size: the outline skips a level.',
      example: (
        <Stack gap="xs">
          <Heading level={2}>Heating</Heading>
          <Heading level={4}>Furnaces</Heading>
        </Stack>
      ),
    },
  ],
  content: [
    'It says what its part is about, so that the headings alone tell the story of the page.',
    'Sentence case, no period, up to eight words. The first words are those that people search for.',
  ],
  accessibility: {
    keyboard: 'None; screen readers jump from heading to heading.',
    screenReader: '“Heating, heading level 2”.',
    wcag: ['1.3.1', '2.4.6', '2.4.10'],
  },
};

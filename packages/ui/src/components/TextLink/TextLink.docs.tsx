import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Link', 'Anchor'],
  use: 'A link in running text, or on a line of its own with `standalone`.',
  avoid: 'For the main action of a page: use ButtonLink. To do something on this page: use a quiet Button.',
  anatomy: {
    of: 'Standalone',
    parts: {
      a: 'The words: underlined in a sentence, bold and 44 px high on a line of their own',
      svg: 'An icon before or after them, on a line of their own alone',
    },
  },
  examples: [
    {
      do: 'The words say where it leads.',
      example: (
        <Text>
          Read <TextLink href="/maintenance">what a tune-up covers</TextLink>.
        </Text>
      ),
    },
    {
      dont: 'In a list of links, “here” does not say where it goes.',
      example: (
        <Text>
          To learn more click <TextLink href="/maintenance">here</TextLink>.
        </Text>
      ),
    },
  ],
  content: [
    'The words say where the link leads, without the sentence around them: “what a tune-up covers”.',
    'A phone number is its own link text. What opens a file says which kind and how large.',
  ],
  accessibility: {
    keyboard: 'Enter follows it.',
    screenReader: 'The words, then “link”. Other hosts open in a new tab.',
    wcag: ['1.4.1', '2.4.4', '2.4.7'],
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Typography', 'Paragraph'],
  use: 'Running text: never wider than 64 characters, in four sizes.',
  alternatives: { 'Components/Heading': 'For titles', 'Components/Badge': 'For a label of one or two words' },
  examples: [
    {
      do: 'One lead paragraph per page, then body text.',
      example: <Text size="lead">We fix what we find, and say what it costs first.</Text>,
    },
    {
      dont: 'Small print for what everybody has to know.',
      example: (
        <Text size="small" tone="soft">
          The visit costs $89.
        </Text>
      ),
    },
  ],
  content: [
    'One idea a sentence, and the most important one first. Say “you” to the visitor and “we” of the company.',
    'A hint or caption is one sentence. Where it needs two, it belongs into the text.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'Read as it stands.', wcag: ['1.4.3', '1.4.4', '1.4.12'] },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Panel', 'Tile', 'Shadow'],
  use: 'To set a form, an offer or an article apart from the page.',
  avoid: 'Around everything: cards inside cards hide what belongs together.',
  alternatives: { 'Foundations/Layout/Section': 'For a band of the page' },
  examples: [
    {
      do: 'One topic, named by its heading.',
      example: (
        <Card padding="snug" labelledBy="card-good">
          <Heading level={3} id="card-good">
            Tune-up
          </Heading>
          <Text>Spring and fall.</Text>
        </Card>
      ),
    },
    {
      dont: 'A card in a card.',
      example: (
        <Card padding="snug">
          <Card padding="snug" tone="band">
            <Text>Tune-up</Text>
          </Card>
        </Card>
      ),
    },
  ],
  content: [
    'The heading names the one topic of the card in a few words. What follows does not repeat it.',
    'Cards in a row read alike: the same kind of heading, about the same length of text.',
  ],
  accessibility: {
    keyboard: 'None of its own.',
    screenReader: 'With `as="section"` and `labelledBy`: a region named by its heading.',
    wcag: ['1.3.1', '1.4.11'],
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../../Text/Text.tsx';
import { Section } from './Section.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Band'],
  use: 'A full-width band of the page, with its content at the width of the page.',
  avoid: 'Inside a card or another section.',
  anatomy: {
    of: 'OnABand',
    parts: {
      section: 'The band and its color, with room above and below',
      h2: 'The content, in the page’s measure',
    },
  },
  examples: [
    {
      do: 'Named by its heading.',
      example: (
        <Section tone="band" space="snug" labelledBy="section-good">
          <Text id="section-good">Our work</Text>
        </Section>
      ),
    },
    {
      dont: 'A band in a band.',
      example: (
        <Section tone="band" space="snug">
          <Section tone="card" space="snug">
            <Text>Our work</Text>
          </Section>
        </Section>
      ),
    },
  ],
  accessibility: {
    keyboard: 'None: focus follows the order of the code.',
    screenReader: 'With `labelledBy`: a region named by its heading.',
    wcag: ['1.3.2', '1.4.10', '2.4.3'],
  },
};

import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../../Text/Text.tsx';
import { layoutGuide } from '../Stack/Stack.guide.tsx';
import { Section } from './Section.tsx';

export const guide: GuideText = {
  use: 'A band of the page in its full width, with its content in the page’s measure.',
  not: 'Inside of a card or of another section.',
  anatomy: ['The band and its color', 'Room above and below', 'The measure'],
  good: [
    {
      why: 'Named by its heading.',
      show: (
        <Section tone="band" space="snug" labelledBy="section-good">
          <Text id="section-good">Our work</Text>
        </Section>
      ),
    },
  ],
  bad: [
    {
      why: 'A band in a band.',
      show: (
        <Section tone="band" space="snug">
          <Section tone="card" space="snug">
            <Text>Our work</Text>
          </Section>
        </Section>
      ),
    },
  ],
  ...layoutGuide,
  screenReader: 'With `labelledBy`: a region by the name of its heading.',
};

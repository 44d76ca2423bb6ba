import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: GuideText = {
  use: 'To set a form, an offer or an article apart from the page.',
  not: 'Around everything: cards in cards hide what belongs together. A band of the page is a Section.',
  anatomy: ['The panel', 'Room inside: roomy, snug or none', 'What it holds'],
  good: [
    {
      why: 'One subject, named by its heading.',
      show: (
        <Card padding="snug" labelledBy="card-good">
          <Heading level={3} id="card-good">
            Tune-up
          </Heading>
          <Text>Spring and fall.</Text>
        </Card>
      ),
    },
  ],
  bad: [
    {
      why: 'A card in a card.',
      show: (
        <Card padding="snug">
          <Card padding="snug" tone="band">
            <Text>Tune-up</Text>
          </Card>
        </Card>
      ),
    },
  ],
  keyboard: 'None of its own.',
  screenReader: 'With `as="section"` and `labelledBy`: a region by the name of its heading.',
  wcag: ['1.3.1 Info and relationships', '1.4.11 Non-text contrast'],
};

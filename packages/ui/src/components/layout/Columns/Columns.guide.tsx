import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../../Text/Text.tsx';
import { layoutGuide } from '../Stack/Stack.guide.tsx';
import { Columns } from './Columns.tsx';

export const guide: GuideText = {
  use: 'Two or three columns on wide screens, a stack on phones.',
  not: 'For a list of cards in any number: AutoGrid, which asks its box and not the screen.',
  anatomy: ['The columns and their share of the width', 'The gap'],
  good: [
    {
      why: 'What matters comes first, on a phone too.',
      show: (
        <Columns gap="m">
          <Text>First</Text>
          <Text>Second</Text>
        </Columns>
      ),
    },
  ],
  bad: [
    {
      why: 'Three columns of long text: lines too short to read.',
      show: (
        <Columns split="thirds" gap="xs">
          <Text>Long</Text>
          <Text>Long</Text>
          <Text>Long</Text>
        </Columns>
      ),
    },
  ],
  ...layoutGuide,
};

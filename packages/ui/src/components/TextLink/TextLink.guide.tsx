import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

export const guide: GuideText = {
  use: 'A link in running text, or on a line of its own with `standalone`.',
  not: 'For the one thing that a page wants people to do: ButtonLink. To do something on this page: a quiet Button.',
  anatomy: ['The words, underlined', 'Standing alone: bold, 44 px high, with an icon before or after'],
  good: [
    {
      why: 'The words say where it leads.',
      show: (
        <Text>
          Read <TextLink href="/maintenance">what a tune-up covers</TextLink>.
        </Text>
      ),
    },
  ],
  bad: [
    {
      why: 'Read out in a list of links, “here” leads nowhere.',
      show: (
        <Text>
          To learn more click <TextLink href="/maintenance">here</TextLink>.
        </Text>
      ),
    },
  ],
  keyboard: 'Enter follows it.',
  screenReader: 'The words, then “link”. Other hosts open in a new tab.',
  wcag: ['1.4.1 Use of color', '2.4.4 Link purpose', '2.4.7 Focus visible'],
};

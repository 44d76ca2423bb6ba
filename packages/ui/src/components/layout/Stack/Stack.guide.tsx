import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../../Text/Text.tsx';
import { Stack } from './Stack.tsx';

/** What all layout has in common. */
export const layoutGuide = {
  keyboard: 'None: the order of the code is the order of the focus.',
  screenReader: 'Silent, but for a list: `as="ul"` says how many there are.',
  wcag: ['1.3.2 Meaningful sequence', '1.4.10 Reflow', '2.4.3 Focus order'],
};

export const guide: GuideText = {
  use: 'To put things below each other with even space. No component has a margin of its own: space belongs to what lays out.',
  not: 'For things beside each other: Inline, or Columns where they are as wide as each other.',
  anatomy: ['A column', 'One step of the scale between its children, or one for each width'],
  good: [
    {
      why: 'One gap, from the scale.',
      show: (
        <Stack gap="s">
          <Text>One</Text>
          <Text>Two</Text>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      why: 'Space made of empty lines.',
      show: (
        <div>
          <Text>One</Text>
          <br />
          <br />
          <Text>Two</Text>
        </div>
      ),
    },
  ],
  ...layoutGuide,
};

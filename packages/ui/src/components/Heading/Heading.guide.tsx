import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export const guide: GuideText = {
  use: 'To name a page, a section or a card. `level` is its place in the outline, `size` its look.',
  not: 'To make text large: Text has a size for that. To name a field: that is its label.',
  anatomy: ['Words in the display font, balanced over their lines'],
  good: [
    {
      why: 'The outline goes down one step at a time.',
      show: (
        <Stack gap="xs">
          <Heading level={2}>Heating</Heading>
          <Heading level={3}>Furnaces</Heading>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      why: 'A level that was chosen for its size: the outline has a hole.',
      show: (
        <Stack gap="xs">
          <Heading level={2}>Heating</Heading>
          <Heading level={4}>Furnaces</Heading>
        </Stack>
      ),
    },
  ],
  keyboard: 'None; screen readers jump from heading to heading.',
  screenReader: '“Heating, heading level 2”.',
  wcag: ['1.3.1 Info and relationships', '2.4.6 Headings and labels', '2.4.10 Section headings'],
};

import { Badge } from '../../../packages/ui/src/kit/Badge/Badge.tsx';
import { Button } from '../../../packages/ui/src/kit/Button/Button.tsx';
import { Text } from '../../../packages/ui/src/kit/Text/Text.tsx';
import { Columns } from '../../../packages/ui/src/kit/layout/Columns/Columns.tsx';
import { Inline } from '../../../packages/ui/src/kit/layout/Inline/Inline.tsx';
import { Section } from '../../../packages/ui/src/kit/layout/Section/Section.tsx';
import { Stack } from '../../../packages/ui/src/kit/layout/Stack/Stack.tsx';
import type { GuideText } from '../Guide.tsx';

const silent = {
  keyboard: 'None: the order of the code is the order of the focus.',
  screenReader: 'Silent, but for a list: `as="ul"` says how many there are.',
  wcag: ['1.3.2 Meaningful sequence', '1.4.10 Reflow', '2.4.3 Focus order'],
};

export const layoutGuides: Record<string, GuideText> = {
  'Foundations/Layout/Stack': {
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
    ...silent,
  },
  'Foundations/Layout/Inline': {
    use: 'To put buttons, badges or links beside each other; they wrap where the line ends.',
    not: 'For columns of text: Columns.',
    anatomy: ['A line that wraps', 'One step of the scale between its children'],
    good: [
      {
        why: 'They wrap on a phone and at 200% text.',
        show: (
          <Inline>
            <Button>Send</Button>
            <Button variant="secondary">Back</Button>
          </Inline>
        ),
      },
    ],
    bad: [
      {
        why: 'A line that cannot wrap runs out of narrow windows.',
        show: (
          <div style={{ display: 'flex', gap: 8, width: 120, overflow: 'hidden' }}>
            <Badge>Cooling</Badge>
            <Badge>Heating</Badge>
          </div>
        ),
      },
    ],
    ...silent,
  },
  'Foundations/Layout/Columns': {
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
    ...silent,
  },
  'Foundations/Layout/Section': {
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
    ...silent,
    screenReader: 'With `labelledBy`: a region by the name of its heading.',
  },
};

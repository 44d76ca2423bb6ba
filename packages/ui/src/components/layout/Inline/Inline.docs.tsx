import type { Guide } from '#storybook/docs/guide.ts';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { Inline } from './Inline.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Spacing', 'Flex', 'HStack'],
  use: 'To put buttons, badges or links next to each other. They wrap at the end of the line.',
  alternatives: { 'Foundations/Layout/Columns': 'For columns of text' },
  anatomy: {
    of: 'Regular',
    parts: {
      ':scope > *': 'A line that wraps',
      'span:nth-child(3)': 'Its children, with one step of the scale between them',
    },
  },
  examples: [
    {
      do: 'They wrap on a phone and at 200% text.',
      example: (
        <Inline>
          <Button>Send</Button>
          <Button variant="secondary">Back</Button>
        </Inline>
      ),
    },
    {
      dont: 'A line that cannot wrap is cut off in narrow windows.',
      example: (
        <div style={{ display: 'flex', gap: 8, width: 120, overflow: 'hidden' }}>
          <Badge>Cooling</Badge>
          <Badge>Heating</Badge>
        </div>
      ),
    },
  ],
  accessibility: {
    keyboard: 'None: focus follows the order of the code.',
    screenReader: 'Silent, unless it is a list: `as="ul"` announces the number of items.',
    wcag: ['1.3.2', '1.4.10', '2.4.3'],
  },
};

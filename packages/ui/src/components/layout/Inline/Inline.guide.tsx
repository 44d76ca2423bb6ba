import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { layoutGuide } from '../Stack/Stack.guide.tsx';
import { Inline } from './Inline.tsx';

export const guide: GuideText = {
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
  ...layoutGuide,
};

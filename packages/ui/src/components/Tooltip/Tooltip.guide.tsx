import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';

export const guide: GuideText = {
  use: 'A few words more about a button or a link, for those with a mouse or a keyboard.',
  not: 'For anything that is needed: touch screens never show it. That is a hint at a field, or text.',
  anatomy: ['The button or link', 'The bubble and its arrow'],
  good: [
    { why: 'Without it the button can still be understood.', show: <Button variant="secondary">Pick a day</Button> },
  ],
  bad: [
    {
      why: 'The rule that one must know stands in the tooltip of the field.',
      show: <Badge tone="warm">At least 12 characters</Badge>,
    },
  ],
  keyboard: 'The focus shows it, Escape closes it, and the focus stays.',
  screenReader: 'Its text describes the button: “Pick a day, button, Opens the calendar”.',
  wcag: ['1.4.13 Content on hover or focus', '2.1.1 Keyboard'],
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Badge } from './Badge.tsx';

export const guide: GuideText = {
  use: 'A word or two about the state or the kind of something.',
  not: 'As a button, or for a sentence.',
  anatomy: ['The pill', 'An icon', 'The words'],
  good: [{ why: 'The words say it; the color only helps.', show: <Badge tone="cooling">Cooling</Badge> }],
  bad: [{ why: 'A sentence in a badge.', show: <Badge tone="warm">This offer ends at midnight on Sunday</Badge> }],
  keyboard: 'None: it is not pressed.',
  screenReader: 'Its words, in the text around it.',
  wcag: ['1.4.1 Use of color', '1.4.3 Contrast'],
};

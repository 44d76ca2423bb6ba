import type { Guide } from '#storybook/docs/guide.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Chip', 'Tag', 'Label'],
  use: 'One or two words about the state or kind of something.',
  avoid: 'As a button, or for a sentence.',
  anatomy: {
    of: 'WithIcon',
    parts: {
      ':scope > *': 'The pill, with its words',
      svg: 'An icon',
    },
  },
  examples: [
    { do: 'The words say it; the color only helps.', example: <Badge tone="cooling">Cooling</Badge> },
    { dont: 'A sentence in a badge.', example: <Badge tone="warm">This offer ends at midnight on Sunday</Badge> },
  ],
  content: [
    'One word, or two: “New”, “Cooling”. It is a noun or an adjective, and never an order.',
    'The same state has the same word everywhere.',
  ],
  accessibility: {
    keyboard: 'None: you cannot press it.',
    screenReader: 'Its words, in the text around it.',
    wcag: ['1.4.1', '1.4.3'],
  },
};

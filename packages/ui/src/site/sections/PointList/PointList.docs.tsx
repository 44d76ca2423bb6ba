import type { Guide } from '#storybook/docs/guide.ts';
import { PointList } from './PointList.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Stepper', 'Numbered steps', 'Checklist', 'Feature list'],
  use: 'For points with a short note each: to tick off, to follow in order, or to read in any order.',
  avoid: 'For running text: use a list in RichText.',
  alternatives: { 'Sections/PageCards': 'For choices that lead somewhere' },
  anatomy: {
    of: 'WithHeading',
    parts: {
      h3: 'A heading, where the section has several lists',
      svg: 'Check marks, numbers or pictures',
      h4: 'The name of each point, and its note',
    },
  },
  examples: [
    {
      do: 'Numbers, because the order matters.',
      example: (
        <PointList
          marker="numbers"
          items={[
            { name: 'Turn the power off', note: 'At the thermostat and at the breaker.' },
            { name: 'Check the filter', note: 'Hold it against the light.' },
          ]}
        />
      ),
    },
    {
      dont: 'Numbers for points that can be read in any order.',
      example: (
        <PointList
          marker="numbers"
          items={[
            { name: 'Licensed', note: 'In Florida.' },
            { name: 'Insured', note: 'For every job.' },
          ]}
        />
      ),
    },
  ],
  content: ['A name has one to four words; a note is one sentence.'],
  accessibility: {
    keyboard: 'None.',
    screenReader: 'An ordered list is announced with its numbers. Check marks are silent.',
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Fieldset'],
  use: 'A named section of a long form, such as one of two people.',
  avoid: 'For a form of five fields, or for a single question: RadioGroup has its own legend.',
  anatomy: {
    of: 'Default',
    args: { hint: 'We call you at this number.' },
    parts: {
      legend: 'The legend',
      p: 'What to know before',
      'legend ~ div': 'The fields',
    },
  },
  examples: [
    {
      do: 'The legend says whose name to enter.',
      example: (
        <FormSection legend="Your friend">
          <TextField id="guide-friend" name="friend" label="First name" />
        </FormSection>
      ),
    },
    {
      dont: 'A legend that says nothing: the label has to say whose name it is.',
      example: (
        <FormSection legend="Information">
          <TextField id="guide-information" name="friend" label="First name of your friend" />
        </FormSection>
      ),
    },
  ],
  content: [
    'The legend says whose details or what topic: “Your friend”. Labels inside need not repeat it.',
    'The hint says why they are asked for.',
  ],
  accessibility: {
    keyboard: 'Tab goes from field to field.',
    screenReader: '“Your friend, group”, before its first field.',
    wcag: ['1.3.1', '2.4.6'],
  },
};

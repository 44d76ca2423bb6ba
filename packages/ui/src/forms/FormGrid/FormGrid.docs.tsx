import type { Guide } from '#storybook/docs/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormGrid } from './FormGrid.tsx';

export const guide: Guide = {
  use: 'The fields of a form, two in a row where they fit.',
  avoid: 'For anything else: use Stack or Columns.',
  anatomy: {
    of: 'TwoColumns',
    parts: {
      input: 'Fields',
      'input[name=street]': 'A `fullWidth` field takes a row',
    },
  },
  examples: [
    {
      do: 'Fields that belong together are in the same row.',
      example: (
        <FormGrid>
          <TextField id="guide-first" name="first" label="First name" />
          <TextField id="guide-last" name="last" label="Last name" />
        </FormGrid>
      ),
    },
    {
      dont: 'Questions that have nothing to do with each other share a row.',
      example: (
        <FormGrid>
          <TextField id="guide-phone" name="phone" label="Phone" />
          <TextField id="guide-school" name="school" label="School" />
        </FormGrid>
      ),
    },
  ],
  accessibility: {
    keyboard: 'Tab follows the reading order.',
    screenReader: 'None: it is a box.',
    wcag: ['1.3.2', '1.4.10'],
  },
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormGrid } from './FormGrid.tsx';

export const guide: GuideText = {
  use: 'The fields of a form: two beside each other where both are wide enough.',
  not: 'For what is no field: Stack, or Columns.',
  anatomy: ['Fields', 'A `fullWidth` field takes a row'],
  good: [
    {
      why: 'Beside each other stands what is read as one.',
      show: (
        <FormGrid>
          <TextField id="guide-first" name="first" label="First name" />
          <TextField id="guide-last" name="last" label="Last name" />
        </FormGrid>
      ),
    },
  ],
  bad: [],
  keyboard: 'Tab goes in the order of reading.',
  screenReader: 'None: it is a box.',
  wcag: ['1.3.2 Meaningful sequence', '1.4.10 Reflow'],
};

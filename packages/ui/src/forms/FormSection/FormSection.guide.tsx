import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

export const guide: GuideText = {
  use: 'A part of a long form that has a name, such as one of two people.',
  not: 'For a form of five fields, and for a single question: RadioGroup has a legend of its own.',
  anatomy: ['The legend', 'What to know before', 'The fields'],
  good: [
    {
      why: 'The legend says whose name is asked.',
      show: (
        <FormSection legend="Your friend">
          <TextField id="guide-friend" name="friend" label="First name" />
        </FormSection>
      ),
    },
  ],
  bad: [],
  keyboard: 'Tab goes from field to field.',
  screenReader: '“Your friend, group”, before its first field.',
  wcag: ['1.3.1 Info and relationships', '2.4.6 Headings and labels'],
};

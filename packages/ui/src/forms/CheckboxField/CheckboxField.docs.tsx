import type { Guide } from '#storybook/docs/guide.ts';
import { CheckboxField } from './CheckboxField.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Checkbox', 'Switch'],
  use: 'For something that is true when checked.',
  alternatives: { 'Forms/RadioGroup': 'For a question that needs a yes or no' },
  anatomy: {
    of: 'Unchecked',
    parts: {
      input: 'The box',
      label: 'The label, which can be pressed too',
      p: 'The hint',
    },
  },
  examples: [
    {
      do: 'It says what checking it means.',
      example: <CheckboxField id="guide-check" name="i" label="Show this offer on the site" />,
    },
    {
      dont: 'Checked means no.',
      example: <CheckboxField id="guide-check-bad" name="j" label="Do not hide this offer" />,
    },
  ],
  content: [
    'The label is a statement that is true when the box is checked: “Visitors see it”. It has no “not”.',
    'The hint says what follows from it.',
  ],
  accessibility: {
    keyboard: 'Space checks and unchecks it.',
    screenReader: 'Label, “checkbox, checked”.',
    wcag: ['1.3.1', '1.3.5', '3.3.1', '3.3.2', '4.1.2'],
  },
};

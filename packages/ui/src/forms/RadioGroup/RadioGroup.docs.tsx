import type { Guide } from '#storybook/docs/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const guide: Guide = {
  alsoKnownAs: ['Radio button'],
  use: 'To choose one of two to four short answers, all visible.',
  alternatives: { 'Forms/SelectField': 'For more answers', 'Forms/CheckboxField': 'For yes or no that starts as no' },
  examples: [
    {
      do: 'Nothing is chosen for the visitor.',
      example: <RadioGroup id="guide-radio" name="g" label="Are you a new customer?" options={yesNo} />,
    },
    {
      dont: 'Labels that make you read the question twice.',
      example: <RadioGroup id="guide-radio-bad" name="h" label="You are not a new customer?" options={yesNo} />,
    },
  ],
  content: [
    'The label is the question. The answers are as short as “Yes” and “No”, and all of one kind.',
    '“Other” and “Not sure” come last.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the group, arrows choose.',
    screenReader: 'The question as a group, then “Yes, radio button, 1 of 2”.',
    wcag: ['1.3.1', '1.3.5', '3.3.1', '3.3.2', '4.1.2'],
  },
};

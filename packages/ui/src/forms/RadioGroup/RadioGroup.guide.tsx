import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const guide: GuideText = {
  ...fieldGuide,
  use: 'One of two to four short answers, all in view.',
  not: 'For more answers: SelectField. For yes or no that starts as no: CheckboxField.',
  good: [
    {
      why: 'Nothing is chosen for the visitor.',
      show: <RadioGroup id="guide-radio" name="g" label="Are you a new customer?" options={yesNo} />,
    },
  ],
  bad: [
    {
      why: 'Labels that need the question to be read twice.',
      show: <RadioGroup id="guide-radio-bad" name="h" label="You are not a new customer?" options={yesNo} />,
    },
  ],
  keyboard: 'Tab goes to the group, arrows choose.',
  screenReader: 'The question as a group, then “Yes, radio button, 1 of 2”.',
};

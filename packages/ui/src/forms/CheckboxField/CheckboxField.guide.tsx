import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';
import { CheckboxField } from './CheckboxField.tsx';

export const guide: GuideText = {
  ...fieldGuide,
  anatomy: ['The box', 'The label, which can be pressed too', 'The hint'],
  use: 'Something that is true while it is checked.',
  not: 'For a question with two answers that both have to be given: RadioGroup.',
  good: [
    {
      why: 'It says what being checked means.',
      show: <CheckboxField id="guide-check" name="i" label="Show this offer on the site" />,
    },
  ],
  bad: [
    {
      why: 'Checked means no.',
      show: <CheckboxField id="guide-check-bad" name="j" label="Do not hide this offer" />,
    },
  ],
  keyboard: 'Space checks and unchecks it.',
  screenReader: 'Label, “checkbox, checked”.',
};

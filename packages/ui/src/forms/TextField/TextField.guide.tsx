import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';
import { TextField } from './TextField.tsx';

export const guide: GuideText = {
  ...fieldGuide,
  use: 'One line of text: a name, an address, a phone number. `type` and `autoComplete` choose the keyboard and let the browser fill it in.',
  not: 'For several lines: TextAreaField. For one of a few answers: RadioGroup.',
  good: [
    {
      why: 'A label that stays, and a hint before the mistake.',
      show: (
        <TextField
          id="guide-good"
          name="a"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="So that the technician can call from the road"
        />
      ),
    },
  ],
  bad: [
    {
      why: 'What it wants is gone as soon as one types.',
      show: <TextField id="guide-bad" name="b" label="Contact" placeholder="Phone number, with area code" />,
    },
  ],
  keyboard: 'As the browser has it; paste is never refused.',
};

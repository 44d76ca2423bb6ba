import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { fieldGuide } from '../Field/Field.guide.tsx';
import { SelectField } from './SelectField.tsx';

export const guide: GuideText = {
  ...fieldGuide,
  use: 'One of five or more answers, in the system’s own menu.',
  not: 'For two to four answers: RadioGroup shows them all.',
  good: [
    {
      why: 'The first row chooses nothing.',
      show: (
        <SelectField
          id="guide-select"
          name="e"
          label="Service"
          options={['Heating', 'Cooling', 'Air quality', 'Ducts', 'Other']}
        />
      ),
    },
  ],
  bad: [
    {
      why: 'Two answers behind a menu.',
      show: <SelectField id="guide-select-bad" name="f" label="New customer?" options={['Yes', 'No']} />,
    },
  ],
  keyboard: 'Arrows and first letters choose; Space opens the menu.',
};

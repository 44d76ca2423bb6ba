import type { Guide } from '#storybook/docs/guide.ts';
import { SelectField } from './SelectField.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Select', 'Dropdown'],
  use: 'To choose one of five or more answers, in the system’s own menu.',
  avoid: 'For two to four answers: RadioGroup shows them all.',
  examples: [
    {
      do: 'Nothing is selected at first.',
      example: (
        <SelectField
          id="guide-select"
          name="e"
          label="Service"
          options={['Heating', 'Cooling', 'Air quality', 'Ducts', 'Other']}
        />
      ),
    },
    {
      dont: 'Two answers behind a menu.',
      example: <SelectField id="guide-select-bad" name="f" label="New customer?" options={['Yes', 'No']} />,
    },
  ],
  content: [
    'The label names what is chosen: “Type of service”. The first option is “Choose”.',
    'Options are in the order that people know, or by the alphabet. They begin with the word that differs.',
  ],
  accessibility: {
    keyboard: 'Arrows and first letters choose; Space opens the menu.',
    screenReader: 'Label, “required”, then hint and error as its description. An error makes it invalid.',
    wcag: ['1.3.1', '1.3.5', '3.3.1', '3.3.2', '4.1.2'],
  },
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

const ignore = () => {};

export const guide: GuideText = {
  use: 'One of two to six values that takes effect at once, such as the status of a lead.',
  not: 'In a form that is sent later: use RadioGroup. For more values: use Select.',
  anatomy: ['The group with its name', 'A button for each value', 'A check mark on the one that is chosen'],
  good: [
    {
      why: 'A few short values.',
      show: (
        <ToggleGroup
          label="Heat"
          choices={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
          value="on"
          onChange={ignore}
        />
      ),
    },
  ],
  bad: [],
  keyboard: 'Tab to each button; Space or Enter chooses it.',
  screenReader: 'The name of the group, and of each button whether it is pressed.',
  wcag: ['1.4.1 Use of color', '2.5.8 Target size', '4.1.2 Name, role, value'],
};

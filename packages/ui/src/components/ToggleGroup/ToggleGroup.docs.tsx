import type { Guide } from '#storybook/docs/guide.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

const ignore = () => {};

export const guide: Guide = {
  alsoKnownAs: ['Tabs', 'Segmented control'],
  use: 'To choose one of two to six values that take effect immediately, such as the status of a lead.',
  alternatives: { 'Forms/RadioGroup': 'In a form that is sent later', 'Forms/SelectField': 'For more values' },
  anatomy: {
    of: 'Status',
    parts: {
      '[role=group]': 'The group with its name',
      '[aria-pressed=false]': 'A button for each value',
      svg: 'A check mark on the one that is chosen',
    },
  },
  examples: [
    {
      do: 'A few short values.',
      example: (
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
    {
      dont: 'Values that are sentences wrap, and the group no longer looks like one.',
      example: (
        <ToggleGroup
          label="Heat"
          choices={[
            { value: 'on', label: 'Keep the heat on all night' },
            { value: 'off', label: 'Turn it off when nobody is home' },
            { value: 'auto', label: 'Let the thermostat choose' },
          ]}
          value="on"
          onChange={ignore}
        />
      ),
    },
  ],
  content: [
    '`label` names what is chosen, such as “Status”. It is heard and not seen.',
    'Choices are one or two words of the same kind: “New”, “Contacted”, “Done”. A count follows its word.',
  ],
  accessibility: {
    keyboard: 'Tab to each button; Space or Enter chooses it.',
    screenReader: 'The name of the group, then each button and whether it is pressed.',
    wcag: ['1.4.1', '2.5.8', '4.1.2'],
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Actions', 'Button row'],
  use: 'Wherever two or more buttons stand together: below a hero, at the end of a dialog, in a card.',
  avoid: 'For one button.',
  alternatives: { 'Components/ToggleGroup': 'For choices that stay pressed' },
  examples: [
    {
      do: 'One main action, and one beside it.',
      example: (
        <ButtonGroup>
          <Button size="compact">Save</Button>
          <Button size="compact" variant="secondary">
            Cancel
          </Button>
        </ButtonGroup>
      ),
    },
    {
      dont: 'Two main actions: which one?',
      example: (
        <ButtonGroup>
          <Button size="compact">Save</Button>
          <Button size="compact">Send</Button>
        </ButtonGroup>
      ),
    },
  ],
  content: [
    'The labels differ in their first word, so that nobody has to read to the end: “Save”, “Cancel”.',
    'The main action comes first and says the most.',
  ],
  accessibility: {
    keyboard: 'Tab goes through the buttons in the order of the code.',
    screenReader: 'Silent: each button speaks for itself.',
    wcag: ['1.3.2', '1.4.10', '2.4.3'],
  },
};

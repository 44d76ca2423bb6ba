import type { Guide } from '#storybook/docs/guide.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Button } from '../Button/Button.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Tooltip'],
  use: 'Once in an app that has icon buttons and no `UiProvider`, which has it. It shows the label of the IconButton that the pointer rests on, or that the keyboard comes to.',
  avoid: 'For anything that people need: touch screens have no tooltips. Use visible text, or the hint of a field.',
  examples: [
    {
      do: 'The icon is known; the label helps who is unsure.',
      example: <IconButton icon="pause" label="Pause slides" variant="secondary" />,
    },
    {
      dont: 'A label that is seen needs no tooltip.',
      example: (
        <Button size="compact" icon="pause" title="Pause slides">
          Pause
        </Button>
      ),
    },
  ],
  content: ['A tooltip is the label of its IconButton, word for word. There is nothing else to write.'],
  accessibility: {
    keyboard: 'It opens with the focus. Escape closes it, and the focus stays.',
    screenReader: 'Silent: the button’s name says the same.',
    wcag: ['1.4.13'],
  },
};

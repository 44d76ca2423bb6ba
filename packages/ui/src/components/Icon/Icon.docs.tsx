import type { Guide } from '#storybook/docs/guide.ts';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Symbol', 'Pictogram'],
  use: 'Next to words, to make them easier to find.',
  avoid: 'Instead of words. Alone in a button: use IconButton, which has a label.',
  examples: [
    {
      do: 'The words carry the meaning.',
      example: (
        <Inline gap="xs">
          <Icon name="phone" />
          <span>Call us</span>
        </Inline>
      ),
    },
    { dont: 'Screen readers skip it, and few people can guess it.', example: <Icon name="scissors" /> },
  ],
  content: [
    'An icon has no words of its own. The text beside it says everything; cover the icon to check.',
    'Lines of 2 px on a grid of 24, in the color of the text.',
    'One idea keeps one icon on all pages: a phone always means a call.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'Silent: it is decoration.', wcag: ['1.1.1', '1.4.11'] },
};

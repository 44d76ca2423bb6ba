import type { Guide } from '#storybook/docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Screen reader only', 'sr-only'],
  use: 'Where the eye has the words from what is around, and the ear has not: which card a button belongs to, what a check mark means.',
  avoid: 'For what everybody needs. For the name of an icon button: IconButton has a label.',
  examples: [
    {
      do: '“Read” says too little in a list of links.',
      example: (
        <Button variant="quiet">
          Read <VisuallyHidden>“Why your AC runs nonstop”</VisuallyHidden>
        </Button>
      ),
    },
    {
      dont: 'It repeats what is seen.',
      example: (
        <Button variant="quiet">
          Read <VisuallyHidden>Read</VisuallyHidden>
        </Button>
      ),
    },
  ],
  content: [
    'It finishes the visible words instead of repeating them: “Read” and then the title of the post.',
    'Write it as it would be read in a list of all links of the page.',
  ],
  accessibility: {
    keyboard: 'None: never hide what takes the focus.',
    screenReader: 'Read in its place.',
    wcag: ['1.3.1', '2.4.4', '2.5.3'],
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { InlineError } from './InlineError.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Field error', 'Validation message'],
  use: 'To say next to a control that its action failed.',
  avoid: 'For a wrong value in a field: the field shows its own error.',
  alternatives: { 'Components/Alert': 'For a whole form' },
  anatomy: {
    of: 'Failed',
    parts: {
      '[role=alert]': 'A live region that is always there',
      svg: 'A warning icon',
      'p > span': 'One sentence',
    },
  },
  examples: [
    {
      do: 'Says what failed and what to do.',
      example: <InlineError message="We couldn’t change the status. Please try again." />,
    },
    { dont: 'A code that nobody can act on.', example: <Button variant="quiet">Error 503</Button> },
  ],
  content: [
    'One sentence: what did not happen, then what to do. “The lead wasn’t saved. Please try again.”',
    'It never blames the person and never shows a code or the server’s own words.',
  ],
  accessibility: {
    keyboard: 'None: it is not focused.',
    screenReader: 'Announced as an alert when the message appears.',
    wcag: ['1.4.1', '3.3.1', '4.1.3'],
  },
};

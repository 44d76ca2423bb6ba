import type { Guide } from '#storybook/docs/guide.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Alert } from '../Alert/Alert.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Snackbar', 'Notification'],
  api: '`useToast` gives `toast`, which takes these properties as one object. It shows one toast at a time, the newest.',
  use: 'To say that something worked, no matter where people are looking.',
  avoid: 'For what everybody has to read: it disappears after five seconds. Use Alert, which stays next to the form.',
  anatomy: {
    of: 'Success',
    parts: {
      'li[data-state]': 'The edge, in the color of the message',
      'li[data-state] svg': 'An icon',
      'li[data-state] div': 'A title, and one sentence more',
      'li[data-state] button': 'A way to dismiss it',
    },
  },
  examples: [
    {
      do: 'The page says the same thing, and it stays there.',
      example: (
        <Alert tone="success" title="Service Request Submitted">
          We’ll contact you shortly to schedule your service.
        </Alert>
      ),
    },
    {
      dont: 'The error shows only in a toast: after five seconds, nobody knows which field to correct.',
      example: <TextField id="guide-toast" name="phone" label="Phone" defaultValue="555-014" />,
    },
  ],
  content: [
    'The title says what worked or failed in up to four words: “Service Request Submitted”. The description is one sentence on what comes next.',
    'The page says the same, so a toast has no link and no question.',
  ],
  accessibility: {
    keyboard: 'F8 goes to it; Tab to its buttons; Escape dismisses it, and the focus goes back.',
    screenReader: 'Announced politely, and once.',
    wcag: ['2.2.1', '4.1.3'],
  },
};

import type { Guide } from '#storybook/docs/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Alert } from './Alert.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Banner', 'Callout', 'Notification'],
  use: 'Messages about a form that must stay: sent, not sent, what to do next.',
  avoid: 'For a mistake in one field: the field shows its own error.',
  anatomy: {
    of: 'Success',
    parts: {
      svg: 'The edge and the icon in the color of the message',
      p: 'A title',
      'div > p + *': 'What it means',
    },
  },
  examples: [
    {
      do: 'It says what happened and what to do.',
      example: (
        <Alert tone="error" title="Not sent yet">
          <Text>Everything is still here. Try again, or call us.</Text>
        </Alert>
      ),
    },
    {
      dont: 'It blames people and does not help.',
      example: (
        <Alert tone="error" title="Error">
          <Text>Invalid request.</Text>
        </Alert>
      ),
    },
  ],
  content: [
    'The title says what happened: “Not sent yet”. The text says what was kept and what to do.',
    'An error ends with a way out: try again, or the phone number.',
    'No exclamation marks, no “Oops”, no codes.',
  ],
  accessibility: {
    keyboard: 'It takes the focus when it appears.',
    screenReader: 'Read out when it takes the focus.',
    wcag: ['1.4.1', '3.3.1', '4.1.3'],
  },
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../Text/Text.tsx';
import { Alert } from './Alert.tsx';

export const guide: GuideText = {
  use: 'News about a form that has to stay: sent, not sent, what to do now.',
  not: 'For a mistake in one field: that stands at the field.',
  anatomy: ['The edge and the icon in the color of the news', 'A title', 'What it means'],
  good: [
    {
      why: 'It says what happened, and what to do.',
      show: (
        <Alert tone="error" title="Not sent yet">
          <Text>Everything is still here. Try again, or call us.</Text>
        </Alert>
      ),
    },
  ],
  bad: [
    {
      why: 'It blames, and leaves one alone.',
      show: (
        <Alert tone="error" title="Error">
          <Text>Invalid request.</Text>
        </Alert>
      ),
    },
  ],
  keyboard: 'It takes the focus when it appears.',
  screenReader: 'Read out when it takes the focus.',
  wcag: ['1.4.1 Use of color', '3.3.1 Error identification', '4.1.3 Status messages'],
};

import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from './Text.tsx';

export const guide: GuideText = {
  use: 'Running text: never wider than 64 characters, in four sizes.',
  not: 'For titles (Heading) and for a word that marks something (Badge).',
  anatomy: ['A paragraph, or a span inside of one'],
  good: [
    {
      why: 'One lead a page, then body text.',
      show: <Text size="lead">We fix what we find, and say what it costs first.</Text>,
    },
  ],
  bad: [
    {
      why: 'Small print for what everybody has to know.',
      show: (
        <Text size="small" tone="soft">
          The visit costs $89.
        </Text>
      ),
    },
  ],
  keyboard: 'None.',
  screenReader: 'Read as it stands.',
  wcag: ['1.4.3 Contrast', '1.4.4 Resize text', '1.4.12 Text spacing'],
};

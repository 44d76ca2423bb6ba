import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Text } from '../Text/Text.tsx';

export const guide: GuideText = {
  use: 'A drawing of the content, as wide as its box.',
  not: 'For decoration: that is CSS, or a picture without words.',
  anatomy: ['The drawing, which keeps its place while it loads'],
  good: [{ why: 'The words say what is seen.', show: <Text>alt: “A technician’s van at a bungalow”</Text> }],
  bad: [{ why: 'The words say that it is a picture.', show: <Text>alt: “Image of van”</Text> }],
  keyboard: 'None.',
  screenReader: 'Its words.',
  wcag: ['1.1.1 Non-text content'],
};
